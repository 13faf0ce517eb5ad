import { execFile } from 'node:child_process'
import { type Store, storeEnv } from './api-process'
import { builtProgram } from './built-program'

const TIMEOUT_MS = 120_000

/** The problems that `npm run verify` finds; no server may have the data open. */
export async function verify(store: Store): Promise<string[]> {
  const { code, output } = await runApiCommand('verify', store)
  return code === 0 ? [] : [`verify ended with ${code}: ${output}`]
}

/** Runs one of the server's commands on its data until it exits. */
export function runApiCommand(
  name: string,
  store: Store,
  args: readonly string[] = [],
  extraEnv: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const env = { ...process.env, ...storeEnv(store), ...extraEnv }
  return new Promise((resolve) => {
    const options = { env, timeout: TIMEOUT_MS, killSignal: 'SIGKILL' as const }
    const child = execFile(process.execPath, [builtProgram(name), ...args], options, (_, stdout, stderr) => {
      resolve({ code: child.exitCode, output: `${stdout}${stderr}`.trim() })
    })
  })
}
