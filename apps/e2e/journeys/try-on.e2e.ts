import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brokenRelease, builtRelease, changedRelease, type TestRelease } from '../support/delivery/releases'
import { findChrome } from '../support/find-chrome'
import { repository } from '../support/running-app'
import { temporaryFolder } from '../support/temporary-folder'
import { expect, test } from '../support/test'

const run = promisify(execFile)

const REMOTE = 'assets_mfe'
const built = path.join(repository, 'apps/assets-mfe/dist')

let store: Awaited<ReturnType<typeof temporaryFolder>>

test.beforeAll(async () => {
  store = await temporaryFolder('try-on')
  await remotes('shell', path.join(repository, 'apps/shell/dist/shell.json'))
})

test.afterAll(() => store.remove())

async function remotes(...args: string[]): Promise<string> {
  const program = path.join(repository, 'apps/delivery/dist/main.mjs')
  const { stdout } = await run(
    process.execPath,
    [program, ...args, '--store', path.join(store.folder, 'store')],
    {
      env: { ...process.env, CHROME_PATH: findChrome() },
    },
  )
  return stdout
}

/** Writes a changed release as the folder of a build. */
async function buildOf({ row, files }: TestRelease): Promise<string> {
  const folder = path.join(store.folder, row.version)
  await mkdir(folder)
  for (const [file, content] of files) await writeFile(path.join(folder, file), content)
  const release = JSON.parse(readFileSync(path.join(built, 'release.json'), 'utf8'))
  const { version, integrity } = row
  await writeFile(path.join(folder, 'release.json'), JSON.stringify({ ...release, version, integrity }))
  await writeFile(path.join(folder, 'mf-manifest.json'), JSON.stringify(release.manifest))
  return folder
}

test('a build that runs in the shell is released', async () => {
  const out = await remotes('publish', built, '--origin', 'https://assets.example.com')
  expect(out).toMatch(
    /assets_mfe .* is released by revision 1\.\n {2}Tried on in the shell .* \(chromium\)\./,
  )
})

const release = builtRelease(REMOTE)

const broken: readonly [what: string, build: TestRelease, reason: RegExp][] = [
  [
    'whose page throws when it renders',
    brokenRelease(release, '0.0.1-render', 'throws at render', 'exposed chunk'),
    /assets_mfe 0\.0\.1-render crashed in the shell .*, in the phase component: Error at \S+ \(the page logged: Error: broken on purpose\)/,
  ],
  [
    'whose contract is that of another remote',
    // Not as the build writes it, so that only a browser sees it.
    changedRelease(release, '0.0.1-contract', (script) =>
      script.replace(`remote:"${REMOTE}",kind:`, 'remote:["chat_mfe"][0],kind:'),
    ),
    /failed in the shell .*, in the phase modules: Error: assets_mfe does not implement version 1 of the remote contract/,
  ],
  [
    'whose container has another name',
    changedRelease(release, '0.0.1-container', (script, file) =>
      file === 'remoteEntry.js' ? script.replace(`var ${REMOTE};`, 'var other_mfe;') : script,
    ),
    /The container remoteEntry\.js does not register assets_mfe/,
  ],
]

for (const [what, build, reason] of broken) {
  test(`a build ${what} is refused`, async () => {
    const refused = remotes('publish', await buildOf(build), '--origin', 'https://assets.example.com')
    await expect(refused).rejects.toThrow(reason)
  })
}
