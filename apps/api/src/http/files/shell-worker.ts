import type { HostedRegistry } from '../../registry/hosted-registry'

export interface ShellWorker {
  program: string
  policy: string
}

/**
 * The shell's service worker, which is told where remotes come from. It may fetch from there and from here, and run nothing
 * else; other origins make it another program, so that browsers take the new policy, too.
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
