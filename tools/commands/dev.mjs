// @ts-check
// Develops everything together: npm run dev. The page on PORT updates when a file of the shell, a remote or a library
// is saved. The server, on the next port, restarts when one of its own files is saved.
// One remote in a deployed shell, on PORT: npm run dev -- REMOTE --shell https://...
import { developAgainst } from '../dev/against-shell.mjs'
import { buildServer, developServer } from '../dev/developed-server.mjs'
import { wantedShell } from '../dev/wanted-shell.mjs'
import { portFromEnv, requireFreePorts } from '../run/ports.mjs'
import { runProgram } from '../run/program.mjs'

/** @param {string[]} args */
export async function run(args) {
  const port = portFromEnv('PORT', 3000)
  const apiPort = portFromEnv('REMOTES_PORT', port + 1)
  const deployed = await wantedShell(args)
  if (deployed) {
    await requireFreePorts([{ port, variable: 'PORT' }])
    await developAgainst({ ...deployed, port })
  }
  await requireFreePorts([
    { port, variable: 'PORT' },
    { port: apiPort, variable: 'REMOTES_PORT' },
  ])
  if ((await buildServer()) !== 0) return 1

  const server = developServer(apiPort)
  const page = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      page.abort()
      server.stop(() => process.exit(0))
    })
  }
  console.log(`The page is on http://localhost:${port} once it is built.`)
  await runProgram('rspack', ['dev'], {
    cwd: 'apps/shell',
    env: { PORT: String(port), API_PORT: String(apiPort) },
    signal: page.signal,
  })
  return undefined
}
