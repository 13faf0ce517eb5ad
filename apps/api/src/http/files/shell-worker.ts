import type { HostedRegistry } from '../../registry/hosted-registry'

export interface ShellWorker {
  program: string
  policy: string
}

/**
 * The shell's service worker, with the origins of the remotes. It may fetch from those and from this server, and run
 * nothing else. Other origins change the program, so that browsers also take the new policy.
 */
export function composeWorker(program: string, { origins }: Pick<HostedRegistry, 'origins'>): ShellWorker {
  return {
    program: `self.remoteOrigins=${JSON.stringify(origins)};\n${program}`,
    policy: [
      "default-src 'none'",
      ['connect-src', "'self'", ...origins].join(' '),
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  }
}
