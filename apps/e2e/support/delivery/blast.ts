import type { Page, TestInfo } from '@playwright/test'
import { type Account, newAccountWithLoan, openAs } from '../api'
import { expectPage, followLink, type User } from '../navigation'
import { type Stopwatch, stopwatch } from '../stopwatch'
import { expect } from '../test'
import type { BlastCase } from './blast-cases'
import { isNetworkFault, RAN } from './faults'
import { type FoundRemote, findRemotes, linkTo } from './found-remotes'
import type { Front } from './front'
import { expectLoaded, lacksHeadings, recordHeadings } from './healthy-headings'
import { injectFault, publishUnchanged } from './inject-fault'
import { expectRegistryFailure, expectReported, openReport, PANEL, reportText } from './load-report'
import type { ReleaseHost } from './release-host'

const MAX_REQUESTS = 8

/** Console errors that a broken remote causes, its own or the browser's. */
const EXPECTED_CONSOLE =
  /net::ERR_|Failed to load resource|could not be (loaded|run)|answered|released|on purpose|Loading chunk|integrity|did not start|does not exist|does not export|reading 'call'|not a function|timed out|contract|not valid JSON|Invalid registry|was aborted/i

/** React recovered by rendering again: a component threw, or the remote loaded while its error was being rendered. */
const REACT_RECOVERED = /React error #520/

/** What a case needs of its journey. */
interface Fixtures {
  user: User
  front: Front
  releaseHost: ReleaseHost
  allowProblem: (problem: RegExp) => void
}

/** Expects that every other remote works. */
async function expectOtherRemotes(user: User, broken: FoundRemote) {
  for (const remote of findRemotes()) {
    if (remote.name === broken.name) continue
    await followLink(user, linkTo(remote))
    await expectLoaded(user.page, remote)
  }
}

/** The message that the page shows for a case. */
function failureMessage({ remote, part, fault }: BlastCase): string {
  const isLocal = part === 'lazy chunk' && fault !== 'throws at render'
  return isLocal && remote.lazyPart
    ? remote.lazyPart.error
    : `${remote.place.label} is not available right now`
}

/** Opens the page of the remote, and its lazy part if that is what the case breaks, unless the page kept it open. */
async function openRemote(user: User, { remote, part }: BlastCase) {
  await followLink(user, linkTo(remote))
  const { lazyPart } = remote
  if (part !== 'lazy chunk' || !lazyPart || lazyPart.open === null) return
  await expectLoaded(user.page, remote)
  const opener = user.page.locator(lazyPart.open).filter({ visible: true })
  const opened = user.page.locator(lazyPart.loaded).or(user.page.getByText(lazyPart.error))
  await expect(opener.or(opened.filter({ visible: true })).first()).toBeVisible()
  if ((await opener.count()) > 0) await opener.first().click()
}

/** Navigates away while the remote is still loading. Returns how long that took, in milliseconds. */
async function timeToNavigate(user: User, watch: Stopwatch): Promise<number> {
  await followLink(user, 'Profile')
  const shown = await watch.shownAt('h1', 'Profile Settings')
  return shown - (await watch.pressedAt())
}

/** Records the headings of the healthy remotes in another tab, once in each process. */
async function prepare({ user, front, releaseHost }: Fixtures, account: Account, broken: FoundRemote) {
  const remotes = [...findRemotes().filter(({ name }) => name !== broken.name), broken]
  if (!lacksHeadings(remotes)) return
  if (!front.rows[broken.name])
    front.change({ [broken.name]: publishUnchanged(releaseHost, broken, 'blast-healthy') })
  const page = await user.page.context().newPage()
  await openAs(page, account, `/profile${PANEL}`)
  await expectPage(page, 'Profile')
  await recordHeadings({ page, input: user.input }, remotes)
  await page.close()
  releaseHost.requests.length = 0
}

/** Opens a page that does not show the remote, with the load report. */
async function openElsewhere(page: Page, account: Account, { place }: FoundRemote) {
  const isWidget = place.kind === 'widget'
  await openAs(page, account, `${isWidget ? '/profile' : '/'}${PANEL}`)
  await expectPage(page, isWidget ? 'Profile' : 'Dashboard')
  await openReport(page)
}

/** Breaks a remote, and expects that nothing else is affected, that the load report names the fault, and recovery. */
export async function expectContained(fixtures: Fixtures, blast: BlastCase, info: TestInfo): Promise<void> {
  const { user, front, releaseHost, allowProblem } = fixtures
  const { page } = user
  const { remote, part, fault } = blast
  allowProblem(EXPECTED_CONSOLE)
  allowProblem(REACT_RECOVERED)
  const account = await newAccountWithLoan(page)
  await prepare(fixtures, account, remote)
  const repair = await injectFault(front, releaseHost, blast)
  const watch = await stopwatch(page)
  await openElsewhere(page, account, remote)

  await followLink(user, linkTo(remote))
  let requestedAt = await watch.pressedAt()
  const toNavigate = await timeToNavigate(user, watch)
  await openRemote(user, blast)
  if (part === 'lazy chunk') requestedAt = await watch.pressedAt()
  const toFallback = (await watch.shownAt('main', failureMessage(blast))) - requestedAt
  await expectReported(page, blast)
  // Refreshes the registry, which fails.
  if (part === 'manifest') await page.getByRole('button', { name: 'Try again' }).first().click()
  await expectOtherRemotes(user, remote)
  if (part === 'manifest') await expectRegistryFailure(page, fault)
  expect(await reportText(page), 'the report has no data of the user').not.toMatch(/Car Loan|@example\.com/)
  const requests = releaseHost.requests.length

  await repair()
  await openRemote(user, blast)
  await recover(user, blast)
  expect(await page.evaluate((name) => Reflect.get(globalThis, name), RAN)).toBeUndefined()

  // `npm run blast` compares the times with their limits: on a busy machine they say little about the app.
  info.annotations.push({
    type: 'blast',
    description: JSON.stringify({
      toNavigate: Math.round(toNavigate),
      toFallback: Math.round(toFallback),
      requests,
    }),
  })
  expect(requests).toBeLessThanOrEqual(MAX_REQUESTS)
}

/** Recovers by Try again, unless the page has recovered already; broken code needs the next release. */
async function recover(user: User, blast: BlastCase) {
  const { page } = user
  const { remote, fault } = blast
  const lazy = blast.part === 'lazy chunk' ? remote.lazyPart : null
  const loaded = lazy ? page.locator(lazy.loaded).first() : null
  const expectRecovered = () => (loaded ? expect(loaded).toBeVisible() : expectLoaded(page, remote))
  const again = page.getByRole('button', { name: 'Try again' }).first()
  const update = page.getByRole('button', { name: 'Update', exact: true })
  const first = loaded ?? page.getByRole('heading', { level: 1 })
  await expect(again.or(update).or(first).first()).toBeVisible()
  if (await again.isVisible()) await again.click()
  // The same release throws again, which makes the page look for the next one.
  if (lazy && (fault === 'throws at load' || fault === 'module throws at load')) {
    await update.click()
    await expect(update).toHaveCount(0)
  }
  // The next release starts with its lazy part closed.
  if (lazy && !isNetworkFault(fault)) {
    await expect(again).toHaveCount(0)
    await followLink(user, 'Profile')
    await openRemote(user, blast)
  }
  await expectRecovered()
}
