import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { callApi, newAccountWithLoan, onAnotherDevice, openAs } from '../support/api'
import { expectPage } from '../support/navigation'
import { ownPort, test } from '../support/own-app'
import { repository } from '../support/running-app'
import { temporaryFolder } from '../support/temporary-folder'
import { expect } from '../support/test'

let copy: Awaited<ReturnType<typeof temporaryFolder>>

test.beforeAll(async () => {
  copy = await temporaryFolder('outside-remote')
})

test.afterAll(() => copy.remove())

function runNpm(cwd: string, ...args: string[]): void {
  execFileSync('npm', args, { cwd, shell: process.platform === 'win32' })
}

test('a remote built in another repository shows its figure in the running app, until it is removed', {
  tag: '@nightly',
}, async ({ ownApp, page, user }) => {
  const folder = path.join(copy.folder, 'checkout')
  const example = path.join(repository, 'examples/outside-remote')
  runNpm(repository, 'run', 'kit')
  cpSync(example, folder, {
    recursive: true,
    filter: (file) => !['dist', 'kit', 'node_modules'].includes(path.relative(example, file)),
  })
  cpSync(path.join(repository, 'dist/kit'), path.join(folder, 'kit'), { recursive: true })
  runNpm(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error')
  runNpm(folder, 'run', 'build')
  const remotes = (...args: string[]) =>
    runNpm(folder, 'exec', '--', 'remotes', ...args, '--store', ownApp.storeDir)
  const origin = `http://localhost:${ownPort() + 7}`
  remotes('publish', 'dist', '--origin', origin)
  // The app serves a new origin once it finds it in the store.
  await expect(async () => void (await page.request.get(origin))).toPass()

  const account = await newAccountWithLoan(page)
  await openAs(page, account, '/')
  await expectPage(page, 'Dashboard')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Debt notes' })
  await user.input.press(link)
  await expect(page.getByRole('heading', { name: 'Debt notes', level: 1 })).toBeVisible()
  const figure = page.getByRole('group', { name: 'Left to pay' })
  await expect(figure).toContainText('$1,200.00')

  const { liabilities } = await callApi(page, account, 'GET', '/api/liabilities')
  const phone = await onAnotherDevice(page, account)
  await callApi(page, phone, 'DELETE', `/api/liabilities/${liabilities[0].id}`)
  await expect(page.getByText('No debts')).toBeVisible()
  await expect(page.getByText('Your debts changed on another device.')).toBeVisible()

  remotes('remove', 'debt_notes')
  await openAs(page, account, '/')
  await expectPage(page, 'Dashboard')
  await expect(link).toHaveCount(0)
})
