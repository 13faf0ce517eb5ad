import { newAccount, newAccountWithLoan, openAs } from '../support/api'
import { applyUpdate, comeBackLater, twoReleases, updateMessage } from '../support/delivery/new-release'
import { brokenRelease, builtRelease, changedRelease } from '../support/delivery/releases'
import { test } from '../support/delivery/test'
import { expectAccessible } from '../support/expect-accessible'
import { expectPage, followLink, goTo } from '../support/navigation'
import { expect } from '../support/test'

const words = { 'Asset Management': 'Assets, the second' }

test('a new release of an open page is offered and loads on Update', async ({
  page,
  user,
  front,
  releaseHost,
}) => {
  const [a, b] = twoReleases('assets_mfe', words).map((release) => releaseHost.publish('assets_mfe', release))
  if (!a || !b) throw new Error('There are two')
  front.change({ assets_mfe: a })
  await openAs(page, await newAccount(page), '/assets')
  await expectPage(page, 'Assets')
  front.change({ assets_mfe: b })
  await comeBackLater(page)
  await expect(updateMessage(page, 'Assets')).toBeVisible()
  await expectPage(page, 'Assets')
  await expectAccessible(page, 'the banner of an update')
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Assets, the second' })).toBeVisible()
  await expect(updateMessage(page, 'Assets')).toHaveCount(0)
  const call = page.waitForRequest(/\/api\/liabilities$/)
  await goTo(user, 'Liabilities')
  expect((await call).headers()['x-solvent-releases']).toContain('assets_mfe@release-b')
  await followLink(user, 'Assets')

  front.change({ assets_mfe: a })
  await applyUpdate(page, 'Assets')
  await expectPage(page, 'Assets')
})

test('a new release does not replace a page with unsent text', async ({ page, user, front, releaseHost }) => {
  const title = { 'Personal Finance Assistant': 'Assistant, the second' }
  const [a, b] = twoReleases('chat_mfe', title).map((release) => releaseHost.publish('chat_mfe', release))
  if (!a || !b) throw new Error('There are two')
  front.change({ chat_mfe: a })
  await openAs(page, await newAccountWithLoan(page), '/')
  await page.getByRole('button', { name: 'Open assistant' }).click()
  const message = page.getByLabel('Message', { exact: true })
  await message.fill('What should I pay')
  front.change({ chat_mfe: b })
  await comeBackLater(page)
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(page.getByText('will load when you leave this page')).toBeVisible()
  await expect(message).toHaveValue('What should I pay')
  await followLink(user, 'Profile')
  await expect(page.getByText('new version of Assistant')).toHaveCount(0)
  await followLink(user, 'Dashboard')
  await expect(page.getByRole('heading', { name: 'Assistant, the second' })).toBeVisible()
})

test('an open tab recovers automatically from a withdrawn release', async ({
  page,
  front,
  releaseHost,
  allowProblem,
}) => {
  allowProblem(/404|could not be loaded|answered 404|Failed to load resource|net::ERR/)
  const [a, b] = twoReleases('assets_mfe', words).map((release) => releaseHost.publish('assets_mfe', release))
  if (!a || !b) throw new Error('There are two')
  front.change({ assets_mfe: b })
  releaseHost.remove(b)
  await openAs(page, await newAccount(page), '/assets')
  await expect(page.getByRole('alert')).toContainText('Assets is not available right now')
  front.change({ assets_mfe: a })
  await expectPage(page, 'Assets')
})

test('a broken canary falls back to the stable release within one view', async ({
  page,
  user,
  front,
  releaseHost,
  allowProblem,
}) => {
  allowProblem(/on purpose/)
  const built = builtRelease('assets_mfe')
  const stable = releaseHost.publish(
    'assets_mfe',
    changedRelease(built, 'stable', (script) => script),
  )
  const broken = brokenRelease(built, 'canary', 'throws at render', 'exposed chunk')
  const canary = { percent: 100, release: releaseHost.publish('assets_mfe', broken) }
  front.change({ assets_mfe: { ...stable, canary } })
  await openAs(page, await newAccount(page), '/assets')
  await expectPage(page, 'Assets')
  expect(releaseHost.requests.some((path) => path.includes('/canary/'))).toBe(true)
  const before = releaseHost.requests.length
  await followLink(user, 'Profile')
  await page.reload()
  await followLink(user, 'Assets')
  await expectPage(page, 'Assets')
  expect(releaseHost.requests.slice(before).filter((path) => path.includes('/canary/'))).toEqual([])
})

test('a link previews a canary that few people get, in this tab until it is left', async ({
  page,
  user,
  front,
  releaseHost,
}) => {
  const [a, b] = twoReleases('assets_mfe', words).map((release) => releaseHost.publish('assets_mfe', release))
  if (!a || !b) throw new Error('There are two')
  front.change({ assets_mfe: { ...a, canary: { percent: 0, release: b } } })
  const note = page.getByRole('complementary', { name: 'Preview' })
  await openAs(page, await newAccount(page), '/assets')
  await expectPage(page, 'Assets')
  await expect(note).toHaveCount(0)

  await page.goto(new URL('/assets?canary=assets_mfe', page.url()).href)
  await expect(page.getByRole('heading', { name: 'Assets, the second' })).toBeVisible()
  await expect(note).toContainText(`You are previewing Assets ${b.version} in this tab.`)
  await expectAccessible(page, 'the note of a preview')
  await followLink(user, 'Profile')
  await page.reload()
  await expect(note).toBeVisible()
  await followLink(user, 'Assets')
  await expect(page.getByRole('heading', { name: 'Assets, the second' })).toBeVisible()
  await note.getByRole('button', { name: 'Leave the preview' }).click()
  await expectPage(page, 'Assets')
  await expect(note).toHaveCount(0)
})

test('leaving a preview does not discard unsent text', async ({ page, front, releaseHost }) => {
  const title = { 'Personal Finance Assistant': 'Assistant, the second' }
  const [a, b] = twoReleases('chat_mfe', title).map((release) => releaseHost.publish('chat_mfe', release))
  if (!a || !b) throw new Error('There are two')
  front.change({ chat_mfe: { ...a, canary: { percent: 0, release: b } } })
  const account = await newAccountWithLoan(page)
  await openAs(page, account, '/?canary=chat_mfe')
  await page.getByRole('button', { name: 'Open assistant' }).click()
  const message = page.getByLabel('Message', { exact: true })
  await message.fill('What should I pay')
  const note = page.getByRole('complementary', { name: 'Preview' })
  await note.getByRole('button', { name: 'Leave the preview' }).click()
  await expect(note).toContainText('Save or clear what you typed first')
  await expect(message).toHaveValue('What should I pay')
  await message.fill('')
  await note.getByRole('button', { name: 'Leave the preview' }).click()
  await expect(note).toHaveCount(0)
  await expect(page.getByText('Assistant, the second')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open assistant' })).toBeVisible()
})

test('a new remote gets its place in the navigation without a shell change, also on the smallest phone', async ({
  page,
  front,
  releaseHost,
}) => {
  const built = builtRelease('assets_mfe')
  const renamed = changedRelease(built, 'first', (script) => script.replaceAll('assets_mfe', 'aquarium_mfe'))
  const manifest = JSON.parse(JSON.stringify(built.row.manifest).replaceAll('assets_mfe', 'aquarium_mfe'))
  const place = {
    kind: 'page',
    path: '/aquarium',
    label: 'Aquarium',
    icon: ['M12 4v16M4 12h16'],
    order: 400,
    shortcut: { keys: ['g', 'q'], does: 'Go to aquarium' },
  } as const
  const row = { ...renamed.row, manifest, place }
  front.change({ aquarium_mfe: releaseHost.publish('aquarium_mfe', { ...renamed, row }) })
  await page.setViewportSize({ width: 320, height: 640 })
  await openAs(page, await newAccount(page), '/')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByRole('link', { name: 'Aquarium' })).toBeVisible()
  const labels = await navigation.getByRole('link').allTextContents()
  expect(labels[labels.indexOf('Aquarium') - 1], 'the page before it').toBe('Activity')
  const cut = await navigation
    .getByRole('link')
    .evaluateAll((links) => links.filter((link) => link.scrollWidth > link.clientWidth).length)
  expect(cut, 'no label is cut off').toBe(0)
  await navigation.getByRole('link', { name: 'Aquarium' }).click()
  await expectPage(page, 'Assets')
  await expect(page).toHaveURL(/\/aquarium$/)
  await expect(page).toHaveTitle('Aquarium · Solvent')
  await expectAccessible(page, 'seven entries in the navigation')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByText('Go to aquarium')).toBeVisible()
})

test('the panel of remotes lists the remotes of the page', async ({ page, user, front }) => {
  await openAs(page, await newAccountWithLoan(page), '/assets?mfe=debug')
  const panel = page.getByRole('complementary', { name: 'Remotes of this page' })
  const row = panel.getByRole('table', { name: 'Remotes' }).getByRole('row', { name: /assets_mfe/ })
  await expect(row).toContainText(String(front.rows.assets_mfe?.version))
  await expect(row).toContainText(new URL(String(front.rows.assets_mfe?.entry)).origin)
  await expect(row).toContainText(/loaded\s*\d+ ms\s*[1-9]\d*\.\d KB\s*0/)
  await expect(panel.getByRole('row', { name: /^react / })).toContainText(/shell\s*.*assets_mfe/)
  await expect(panel).toContainText(/Registry revision \d+\./)
  await panel.getByRole('button', { name: 'Load report (JSON)' }).click()
  const report = JSON.parse((await panel.locator('pre').textContent()) ?? '')
  const assets = report.remotes.find(({ remote }: { remote: string }) => remote === 'assets_mfe')
  expect(assets.attempts).toMatchObject([{ state: 'loaded', phase: 'modules', failure: null }])
  expect(Object.keys(assets.attempts[0].milliseconds)).toEqual([
    'registry',
    'release',
    'scripts',
    'container',
    'modules',
  ])
  await expectAccessible(page, 'the panel of remotes')
  await followLink(user, 'Profile')
  await expect(panel).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toHaveCount(0)
})

test('the Module Federation devtools see the remotes with their releases and shared packages', async ({
  page,
  front,
}) => {
  await openAs(page, await newAccountWithLoan(page), '/assets')
  await expectPage(page, 'Assets')
  const { shell, ...remotes } = await page.evaluate(
    () => Reflect.get(globalThis, '__FEDERATION__').moduleInfo,
  )
  const { entry = '', version } = front.rows.assets_mfe ?? {}
  expect(shell.remotesInfo.assets_mfe).toEqual({ matchedVersion: entry })
  expect(remotes[`assets_mfe:${entry}`]).toMatchObject({ version, globalName: 'assets_mfe' })
  const shared = remotes[`assets_mfe:${entry}`].shared.map(
    ({ sharedName }: { sharedName: string }) => sharedName,
  )
  expect(shared).toEqual(expect.arrayContaining(['react', '@solvent/ui', '@solvent/contracts']))
})
