import path from 'node:path'
import { newAccountWithLoan, openAs } from '../support/api'
import { generateRemote, runNode } from '../support/generated-remote'
import { expectPage, goTo, open } from '../support/navigation'
import { ownPort, test } from '../support/own-app'
import { copyRepository } from '../support/repository-copy'
import { repository } from '../support/running-app'
import { temporaryFolder } from '../support/temporary-folder'
import { expect } from '../support/test'

let copy: Awaited<ReturnType<typeof temporaryFolder>>

test.beforeAll(async () => {
  copy = await temporaryFolder('new-remote')
  copyRepository(copy.folder)
})

test.afterAll(() => copy.remove())

test('a new remote is created, released into the running app, used, and removed', async ({
  ownApp,
  page,
  user,
}) => {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Savings goals' })
  await openAs(page, await newAccountWithLoan(page), '/')
  await expectPage(page, 'Dashboard')
  await expect(link).toHaveCount(0)

  const folder = generateRemote(copy.folder)
  const remotes = (...args: string[]) =>
    runNode(repository, 'apps/delivery/dist/main.mjs', ...args, '--store', ownApp.storeDir)
  const origin = `http://localhost:${ownPort() + 7}`
  remotes('publish', path.join(folder, 'dist'), '--origin', `goals_mfe=${origin}`)
  // The app serves a new origin once it finds it in the store.
  await expect(async () => void (await page.request.get(origin))).toPass()

  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).origin)
  })
  await open(page, '/')
  await user.input.press(link)
  await expect(page.getByRole('heading', { name: 'Savings goals', level: 1 })).toBeVisible()
  await expect(page.getByText('Assets', { exact: true }).last()).toBeVisible()
  await expect(page).toHaveTitle(/^Savings goals/)
  await expect(page).toHaveURL(/\/savings$/)
  expect(scripts).toContain(origin)
  await goTo(user, 'Liabilities')

  remotes('remove', 'goals_mfe')
  await open(page, '/')
  await expectPage(page, 'Dashboard')
  await expect(link).toHaveCount(0)
  await open(page, '/savings')
  await expectPage(page, 'Dashboard')
})
