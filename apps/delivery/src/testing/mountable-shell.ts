import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fakeShell } from './fake-build'

/** Starts the container of each remote and reports what becomes of it, as the real shell does. */
const LOADER = `(async () => {
  const read = async (address) => {
    const response = await fetch(address, { headers: { Authorization: 'Bearer ' + localStorage.getItem('access_token') } })
    if (!response.ok) throw new Error(address + ' answers ' + response.status)
    return response.text()
  }
  const { remotes } = JSON.parse(document.getElementById('remote-registry').textContent)
  for (const [remote, { entry, version }] of Object.entries(remotes)) {
    const send = (outcome, failure) => fetch('/api/remote-loads', {
      method: 'POST',
      body: JSON.stringify({ loads: [{ remote, version, outcome, milliseconds: 1, failure }] }),
    })
    try {
      await read('/api/assets')
      await read('/main.js')
      const code = await read(new URL('remoteEntry.js', entry).href)
      const container = new Function(code + ';return ' + remote)()
      await send('loaded')
      try { container.render?.() } catch (error) {
        console.error('React says', error)
        await send('crashed', { phase: 'component', cause: error.name })
      }
    } catch (error) {
      await send('failed', { phase: 'container', cause: String(error) })
    }
  }
})()`.replaceAll('<', '\\x3c')

const PAGE = `<!doctype html><html><head><script type="application/json" id="remote-registry"></script></head><body><script>${LOADER}</script></body></html>`

/**
 * Writes the build of a shell that can be opened in a browser.
 *
 * @returns its shell.json
 */
export function mountableShell(folder: string, version: string): string {
  const build = path.join(folder, `shell-build-${version}`)
  mkdirSync(build, { recursive: true })
  const script = `// ${version}`
  writeFileSync(path.join(build, 'main.js'), script)
  const hash = `sha384-${createHash('sha384').update(script).digest('base64')}`
  return fakeShell(build, version, { page: PAGE, files: { 'main.js': hash } })
}
