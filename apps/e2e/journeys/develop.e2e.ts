import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { newAccountWithLoan } from '../support/api'
import { sharedPort } from '../support/app-process'
import { copyRepository } from '../support/repository-copy'
import { repository, runningApp } from '../support/running-app'
import { temporaryFolder } from '../support/temporary-folder'
import { expect, test } from '../support/test'

const ALONE_PORT = sharedPort + 60
const IN_SHELL_PORT = sharedPort + 61
const TOGETHER_PORT = sharedPort + 62

const RSPACK = path.join(repository, 'node_modules/@rspack/cli/bin/rspack.js')

let copy: Awaited<ReturnType<typeof temporaryFolder>>
const started: ChildProcess[] = []
/** The texts of the edited files, by path. The next journey starts with them. */
const originals = new Map<string, string>()

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  copy = await temporaryFolder('develop')
  copyRepository(copy.folder)
})

test.afterEach(async ({ page }) => {
  // The page would log an error if its server stopped first.
  await page.close()
  for (const child of started.splice(0)) {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  for (const [file, text] of originals) writeFileSync(file, text)
  originals.clear()
})

test.afterAll(() => copy.remove())

/** Runs a command in the copied repository until the journey ends. */
function start(args: string[], env: Record<string, string> = {}, cwd = '.') {
  const child = spawn(process.execPath, args, {
    cwd: path.join(copy.folder, cwd),
    env: { ...process.env, ...env },
    stdio: 'inherit',
    detached: true,
  })
  started.push(child)
}

async function waitUntilUp(address: string) {
  await expect(async () => expect((await fetch(address)).ok).toBe(true)).toPass({ timeout: 60_000 })
}

/** Signs the browser in on an address, as a person with one loan. */
async function signIn(page: Page, origin: string) {
  const { token } = await newAccountWithLoan(page)
  const localStorage = [{ name: 'access_token', value: token }]
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
}

/** Waits until the bundle of the standalone remote contains a text. */
async function waitUntilServed(text: string) {
  const origin = `http://localhost:${ALONE_PORT}`
  await expect(async () => {
    const html = await (await fetch(origin)).text()
    const script = /src="([^"]+)"/.exec(html)?.[1] ?? ''
    expect((await (await fetch(new URL(script, origin))).text()).includes(text)).toBe(true)
  }).toPass({ timeout: 60_000 })
}

/** Edits a source file of the copy in one step: a build between truncating and writing would find it empty. */
function edit(file: string, change: (text: string) => string) {
  const fullPath = path.join(copy.folder, file)
  const before = readFileSync(fullPath, 'utf8')
  if (!originals.has(fullPath)) originals.set(fullPath, before)
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(`${fullPath}.new`, after)
  renameSync(`${fullPath}.new`, fullPath)
}

const LIABILITIES_PAGE = 'apps/liabilities-mfe/src/liabilities-page.tsx'

/** Retitles the page of the standalone remote. */
function retitle(from: string, to: string) {
  edit(LIABILITIES_PAGE, (text) => text.replace(`title="${from}"`, `title="${to}"`))
}

test('a source change of a standalone remote shows immediately and keeps the form input', async ({
  page,
}) => {
  edit('apps/liabilities-mfe/remote.json', (text) =>
    text.replace(/"devPort": \d+/, `"devPort": ${ALONE_PORT}`),
  )
  start([RSPACK, 'dev'], {}, 'apps/liabilities-mfe')
  await waitUntilUp(`http://localhost:${ALONE_PORT}`)
  await page.goto(`http://localhost:${ALONE_PORT}`)
  let documents = 1
  page.on('domcontentloaded', () => {
    documents += 1
  })
  // The page is hidden behind the dialog.
  const title = (name: string) => page.getByRole('heading', { name, level: 1, includeHidden: true })
  await page.getByRole('button', { name: 'Add Liability' }).click()
  const name = page.getByRole('dialog').getByLabel('Name')
  await name.fill('A boat')
  retitle('Liability Management', 'Debts')
  await expect(title('Debts')).toBeAttached()
  await expect(name).toHaveValue('A boat')

  // The second change is built before the page has loaded the first.
  await page.route('**/*.hot-update.json', async (route) => {
    await waitUntilServed('title: "Plans"')
    await route.continue()
  })
  const firstUpdate = page.waitForRequest('**/*.hot-update.json')
  retitle('Debts', 'Hopes')
  await firstUpdate
  retitle('Hopes', 'Plans')
  await expect(title('Plans')).toBeAttached()
  await expect(name).toHaveValue('A boat')
  expect(documents).toBe(1)
})

test('the development build of the shell shows the pages of this folder', async ({ page }) => {
  const origin = `http://localhost:${TOGETHER_PORT}`
  const env = { PORT: String(TOGETHER_PORT), API_PORT: new URL(runningApp().origin).port }
  start([RSPACK, 'dev'], env, 'apps/shell')
  await waitUntilUp(origin)
  await signIn(page, origin)
  await page.goto(`${origin}/liabilities`)
  await expect(page.getByRole('heading', { name: 'Liability Management', level: 1 })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assets' }).click()
  await expect(page.getByRole('cell', { name: /^Emergency fund/ })).toBeVisible()
})

test('one local remote runs in a deployed shell and follows source changes', async ({ page }) => {
  const { origin, remotes } = runningApp()
  const local = `http://localhost:${IN_SHELL_PORT}`
  edit('apps/assets-mfe/src/assets-page.tsx', (text) =>
    text.replace('"Asset Management"', '"Assets of this machine"'),
  )
  start(['tools/run.mjs', 'dev', 'assets', '--shell', origin], { PORT: String(IN_SHELL_PORT) })
  await waitUntilUp(`${local}/assets_mfe/any/release.json`)
  await signIn(page, local)
  const scripts = new Set<string>()
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.add(new URL(request.url()).origin),
  )

  await page.goto(`${local}/assets`)
  await expect(page.getByRole('heading', { name: 'Assets of this machine', level: 1 })).toBeVisible()
  await expect(page.getByRole('cell', { name: /^Emergency fund/ })).toBeVisible()
  await expect(page.getByRole('note')).toContainText('assets_mfe')
  await expect(page.getByRole('note')).toContainText(`everything else is as on ${origin}`)
  expect([...scripts]).toEqual([local])

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Liabilities' }).click()
  await expect(page.getByRole('heading', { name: 'Liability Management', level: 1 })).toBeVisible()
  expect(scripts).toContain(remotes['liabilities-mfe']?.origin)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assets' }).click()
  edit('apps/assets-mfe/src/assets-page.tsx', (text) =>
    text.replace('Assets of this machine', 'Assets, edited'),
  )
  await expect(page.getByRole('heading', { name: 'Assets, edited', level: 1 })).toBeVisible()
})

test('a missing remote or shell is refused with a message', async () => {
  const refused = (...args: string[]) => {
    try {
      execFileSync(process.execPath, ['tools/run.mjs', 'dev', ...args], {
        cwd: copy.folder,
        encoding: 'utf8',
        stdio: 'pipe',
      })
      return ''
    } catch (error) {
      return error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    }
  }
  const { origin, remotes } = runningApp()
  expect(refused('assets')).toContain('It takes one remote and the shell it is shown in.')
  expect(refused('nothing', '--shell', origin)).toContain(
    'There is no remote nothing: there are activity, assets,',
  )
  expect(refused('assets', '--shell', 'here')).toContain('"here" is not the address of a shell.')
  expect(refused('assets', '--shell', 'http://localhost:9')).toContain('http://localhost:9 cannot be reached')
  const other = remotes['chat-mfe']?.origin ?? ''
  expect(refused('assets', '--shell', other)).toContain('answers, but not with a page of Solvent.')
})
