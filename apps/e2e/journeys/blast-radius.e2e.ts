import type { Page } from '@playwright/test'
import { newAccountWithLoan, openAs } from '../support/api'
import { type BlastCase, type BlastRemote, blastCases, blastRemotes } from '../support/delivery/blast-cases'
import { NETWORK_FAULTS, type NetworkFault, RAN } from '../support/delivery/faults'
import type { Front } from '../support/delivery/front'
import type { ReleaseHost } from '../support/delivery/release-host'
import {
  brokenRelease,
  builtRelease,
  type CodeFault,
  changedRelease,
  scriptsOf,
} from '../support/delivery/releases'
import { test } from '../support/delivery/test'
import { lazyParts } from '../support/lazy-parts'
import { expectPage, followLink, type PageName, type User } from '../support/navigation'
import { type Stopwatch, stopwatch } from '../support/stopwatch'
import { expect } from '../support/test'

const MAX_REQUESTS = 8

const pageOf: Record<BlastRemote, PageName> = {
  assets_mfe: 'Assets',
  liabilities_mfe: 'Liabilities',
  recommendations_mfe: 'Plan',
  chat_mfe: 'Dashboard',
}

function isNetworkFault(fault: BlastCase['fault']): fault is NetworkFault {
  return NETWORK_FAULTS.some((known) => known === fault)
}

/** Injects the fault of a case before the page is opened; returns a function that removes it. */
async function injectFault(front: Front, host: ReleaseHost, { remote, part, fault }: BlastCase) {
  const built = builtRelease(remote)
  const good = host.publish(
    remote,
    changedRelease(built, 'blast-good', (script) => script),
  )
  async function repair() {
    front.fault = null
    front.change({ [remote]: good })
    await host.repair()
  }
  if (part === 'manifest') {
    // The release and its files are withdrawn, and the registry that names the next release fails.
    const gone = host.publish(
      remote,
      changedRelease(built, 'blast-gone', (script) => script),
    )
    host.remove(gone)
    front.change({ [remote]: gone })
    front.fault = fault as NetworkFault // manifest cases have only network faults
  } else if (isNetworkFault(fault)) {
    front.change({ [remote]: good })
    await host.break({ fault, files: scriptsOf(good, part) })
  } else {
    const bad = brokenRelease(built, 'blast-bad', fault as CodeFault, part)
    front.change({ [remote]: host.publish(remote, bad) })
  }
  return repair
}

async function expectLoaded(page: Page, remote: BlastRemote) {
  if (remote === 'chat_mfe')
    await expect(page.getByRole('heading', { name: 'Personal Finance Assistant' })).toBeVisible()
  else await expectPage(page, pageOf[remote])
}

/** Expects that every other remote works. */
async function expectOtherRemotes(user: User, broken: BlastRemote) {
  for (const remote of Object.keys(blastRemotes) as BlastRemote[]) {
    if (remote === broken) continue
    await followLink(user, pageOf[remote])
    await expectLoaded(user.page, remote)
  }
}

/** The message that the page shows for a case. */
function failureMessage({ remote, part, fault }: BlastCase): string {
  const lazy = lazyParts.find((known) => known.remote === remote)
  const isLocal = part === 'lazy chunk' && fault !== 'throws at render'
  return isLocal && lazy ? lazy.error : `${blastRemotes[remote]} is not available right now`
}

/** Opens the page of the remote, and its lazy part if that is what the case breaks. */
async function openRemote(user: User, { remote, part }: BlastCase) {
  await followLink(user, pageOf[remote])
  // The plan loads its lazy part without a click.
  if (part !== 'lazy chunk' || remote === 'recommendations_mfe') return
  await expectLoaded(user.page, remote)
  await lazyParts.find((known) => known.remote === remote)?.open(user.page)
}

/** Navigates away while the remote is still loading. Returns how long that took, in milliseconds. */
async function timeToNavigate(user: User, watch: Stopwatch): Promise<number> {
  await followLink(user, 'Profile')
  const shown = await watch.shownAt('h1', 'Profile Settings')
  return shown - (await watch.pressedAt())
}

/** Console errors that a broken remote causes, its own or the browser's. */
const EXPECTED_CONSOLE =
  /net::ERR_|Failed to load resource|could not be (loaded|run)|answered|released|on purpose|Loading chunk|integrity|did not start|does not exist|reading 'call'|not a function|Timed out|contract|not valid JSON|Invalid registry|was aborted/

/** React recovered by rendering again: a component threw, or the remote loaded while its error was being rendered. */
const REACT_RECOVERED = /React error #520/

for (const blast of blastCases(process.env.BLAST)) {
  const { remote, part, fault } = blast
  test(`${remote} · ${part} · ${fault}`, async ({ page, user, front, releaseHost, allowProblem }, info) => {
    allowProblem(EXPECTED_CONSOLE)
    allowProblem(REACT_RECOVERED)
    const repair = await injectFault(front, releaseHost, blast)
    const watch = await stopwatch(page)
    const start = remote === 'chat_mfe' ? 'Profile' : 'Dashboard'
    await openAs(page, await newAccountWithLoan(page), start === 'Profile' ? '/profile' : '/')
    await expectPage(page, start)

    await followLink(user, pageOf[remote])
    let requestedAt = await watch.pressedAt()
    const toNavigate = await timeToNavigate(user, watch)
    await openRemote(user, blast)
    if (part === 'lazy chunk') requestedAt = await watch.pressedAt()
    const toFallback = (await watch.shownAt('main', failureMessage(blast))) - requestedAt
    await expectOtherRemotes(user, remote)
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
  })
}

/** Recovers by Try again, unless the page has recovered already; broken code needs the next release. */
async function recover(user: User, blast: BlastCase) {
  const { page } = user
  const lazy = lazyParts.find(({ remote }) => blast.part === 'lazy chunk' && remote === blast.remote)
  const loaded = lazy ? lazy.loaded(page).first() : null
  const expectRecovered = () => (loaded ? expect(loaded).toBeVisible() : expectLoaded(page, blast.remote))
  const again = page.getByRole('button', { name: 'Try again' }).first()
  const update = page.getByRole('button', { name: 'Update', exact: true })
  const first = loaded ?? page.getByRole('heading', { level: 1 })
  await expect(again.or(update).or(first).first()).toBeVisible()
  if (await again.isVisible()) await again.click()
  // The same release throws again, which makes the page look for the next one.
  if (lazy && blast.fault === 'throws at load') {
    await update.click()
    await expect(update).toHaveCount(0)
  }
  // The next release starts with its lazy part closed.
  if (lazy && !isNetworkFault(blast.fault)) {
    await expect(again).toHaveCount(0)
    await followLink(user, 'Profile')
    await openRemote(user, blast)
  }
  await expectRecovered()
}
