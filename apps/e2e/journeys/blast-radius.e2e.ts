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

const NAVIGATION_WITHIN_MS = 1_000
const FALLBACK_WITHIN_MS = 4_500
const MOST_REQUESTS = 8

const pageOf: Record<BlastRemote, PageName> = {
  assets_mfe: 'Assets',
  liabilities_mfe: 'Liabilities',
  recommendations_mfe: 'Plan',
  chat_mfe: 'Dashboard',
}

function isNetworkFault(fault: BlastCase['fault']): fault is NetworkFault {
  return NETWORK_FAULTS.some((known) => known === fault)
}

/** Breaks what the case says, before anybody opens the page; the returned function repairs it. */
async function breakIt(front: Front, host: ReleaseHost, { remote, part, fault }: BlastCase) {
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
    // A release that was withdrawn, files and all; what tells of the next one is broken.
    const gone = host.publish(
      remote,
      changedRelease(built, 'blast-gone', (script) => script),
    )
    host.remove(gone)
    front.change({ [remote]: gone })
    front.fault = fault as NetworkFault // the cases of this part have no others
  } else if (isNetworkFault(fault)) {
    front.change({ [remote]: good })
    await host.break({ fault, files: scriptsOf(good, part) })
  } else {
    const bad = brokenRelease(built, 'blast-bad', fault as CodeFault, part)
    front.change({ [remote]: host.publish(remote, bad) })
  }
  return repair
}

async function expectThere(page: Page, remote: BlastRemote) {
  if (remote === 'chat_mfe')
    await expect(page.getByRole('heading', { name: 'Personal Finance Assistant' })).toBeVisible()
  else await expectPage(page, pageOf[remote])
}

/** Everything but the remote works while it does not. */
async function expectOthers(user: User, broken: BlastRemote) {
  for (const remote of Object.keys(blastRemotes) as BlastRemote[]) {
    if (remote === broken) continue
    await followLink(user, pageOf[remote])
    await expectThere(user.page, remote)
  }
}

/** What the page says when something is missing. */
function missing({ remote, part, fault }: BlastCase): string {
  const lazy = lazyParts.find((known) => known.remote === remote)
  const isLocal = part === 'lazy chunk' && fault !== 'throws at render'
  return isLocal && lazy ? lazy.lost : `${blastRemotes[remote]} is not available right now`
}

/** Opens the place of the remote, and what of it comes later where that is broken. */
async function openPlace(user: User, { remote, part }: BlastCase) {
  await followLink(user, pageOf[remote])
  // The plan brings its later part by itself.
  if (part !== 'lazy chunk' || remote === 'recommendations_mfe') return
  await expectThere(user.page, remote)
  await lazyParts.find((known) => known.remote === remote)?.open(user.page)
}

/** Goes elsewhere before anybody knows what becomes of the remote. Answers how long that took, in milliseconds. */
async function timeToNavigate(user: User, watch: Stopwatch): Promise<number> {
  await followLink(user, 'Profile')
  const shown = await watch.shownAt('h1', 'Profile Settings')
  return shown - (await watch.pressedAt())
}

/** What a broken remote brings to the console, of its own or by the browser. */
const CONSOLE =
  /net::ERR_|Failed to load resource|could not be (loaded|run)|answered|released|on purpose|Loading chunk|integrity|did not start|does not exist|reading 'call'|not a function|Timed out|contract|not valid JSON|Invalid registry|was aborted/

/**
 * React says that it took up rendering again: after a component had thrown, or because the remote came while its failure
 * was being drawn.
 */
const RECOVERED = /React error #520/

for (const blast of blastCases(process.env.BLAST)) {
  const { remote, part, fault } = blast
  test(`${remote} · ${part} · ${fault}`, async ({ page, user, front, releaseHost, provokes }, info) => {
    provokes(CONSOLE)
    provokes(RECOVERED)
    const repair = await breakIt(front, releaseHost, blast)
    const watch = await stopwatch(page)
    const start = remote === 'chat_mfe' ? 'Profile' : 'Dashboard'
    await openAs(page, await newAccountWithLoan(page), start === 'Profile' ? '/profile' : '/')
    await expectPage(page, start)

    await followLink(user, pageOf[remote])
    let asked = await watch.pressedAt()
    const toNavigate = await timeToNavigate(user, watch)
    await openPlace(user, blast)
    if (part === 'lazy chunk') asked = await watch.pressedAt()
    const toFallback = (await watch.shownAt('main', missing(blast))) - asked
    await expectOthers(user, remote)
    const requests = releaseHost.asked.length

    await repair()
    await openPlace(user, blast)
    await heal(user, blast)
    expect(await page.evaluate((name) => Reflect.get(globalThis, name), RAN)).toBeUndefined()

    info.annotations.push({
      type: 'blast',
      description: JSON.stringify({
        toNavigate: Math.round(toNavigate),
        toFallback: Math.round(toFallback),
        requests,
      }),
    })
    expect(toNavigate).toBeLessThan(NAVIGATION_WITHIN_MS)
    expect(toFallback).toBeLessThan(FALLBACK_WITHIN_MS)
    expect(requests).toBeLessThanOrEqual(MOST_REQUESTS)
  })
}

/** Try again brings it, unless it has come by itself; what of a release came broken is over with the next release. */
async function heal(user: User, blast: BlastCase) {
  const { page } = user
  const lazy = lazyParts.find(({ remote }) => blast.part === 'lazy chunk' && remote === blast.remote)
  const there = lazy ? lazy.there(page).first() : null
  const isThere = () => (there ? expect(there).toBeVisible() : expectThere(page, blast.remote))
  const again = page.getByRole('button', { name: 'Try again' }).first()
  const update = page.getByRole('button', { name: 'Update', exact: true })
  const first = there ?? page.getByRole('heading', { level: 1 })
  await expect(again.or(update).or(first).first()).toBeVisible()
  if (await again.isVisible()) await again.click()
  // The same release throws again, and by that the page learns of the next one.
  if (lazy && blast.fault === 'throws at load') {
    await update.click()
    await expect(update).toHaveCount(0)
  }
  // The next release begins anew, with nothing opened in it.
  if (lazy && !isNetworkFault(blast.fault)) {
    await expect(again).toHaveCount(0)
    await followLink(user, 'Profile')
    await openPlace(user, blast)
  }
  await isThere()
}
