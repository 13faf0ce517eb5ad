import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { callApi, newAccountWithLoan, openAs } from '../support/api'
import { payPart } from '../support/book-tasks'
import { findRemotes } from '../support/delivery/found-remotes'
import { applyUpdate, twoReleases } from '../support/delivery/new-release'
import { test } from '../support/delivery/test'
import { type InputMethod, mouse } from '../support/input-methods'
import { expect } from '../support/test'

/** For a long run: SWAPS=100 npm run e2e -- swaps */
const SWAPS = Number(process.env.SWAPS ?? 3)
const TABS = 4
/** The heap growth of a tab allowed over all swaps: the browser retains some of the scripts that it has parsed. */
const MAX_HEAP_GROWTH_BYTES = 12_000_000

// The first two are in the page chunk, the last one in a lazy chunk.
const words = {
  'Liability Management': 'Liabilities, the second',
  'Next Due': 'Next due, the second',
  'Download CSV': 'Download CSV, the second',
}

function hashOfOtherRemotes(): string {
  const hash = createHash('sha256')
  for (const { name, folder } of findRemotes()) {
    if (name === 'liabilities_mfe') continue
    const dist = path.join(folder, 'dist')
    for (const file of fs.readdirSync(dist).sort())
      hash.update(file).update(fs.readFileSync(path.join(dist, file)))
  }
  return hash.digest('hex')
}

async function heapOf(context: BrowserContext, page: Page): Promise<number> {
  const session = await context.newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** Expects that each page shows texts of one release only, in the lists and in the details with their lazy part. */
async function expectRelease([details, ...lists]: readonly [Page, ...Page[]], isSecond: boolean) {
  const shown = (before: keyof typeof words) => (isSecond ? words[before] : before)
  const hidden = (before: keyof typeof words) => (isSecond ? before : words[before])
  for (const page of lists) {
    await expect(page.getByRole('heading', { name: shown('Liability Management'), level: 1 })).toBeVisible()
  }
  for (const word of ['Next Due', 'Download CSV'] as const) {
    await expect(details.getByText(shown(word), { exact: true }).first()).toBeVisible()
    await expect(details.getByText(hidden(word), { exact: true })).toHaveCount(0)
  }
}

test(`${SWAPS} swaps of one remote with four open tabs that pay: no error, no mixed releases, no other remote changed`, async ({
  page,
  context,
  front,
  releaseHost,
}, info) => {
  test.setTimeout(60_000 + SWAPS * 30_000)
  const [a, b] = twoReleases('liabilities_mfe', words).map((release) =>
    releaseHost.publish('liabilities_mfe', release),
  )
  if (!a || !b) throw new Error('There are two')
  const before = hashOfOtherRemotes()
  front.change({ liabilities_mfe: a })
  const account = await newAccountWithLoan(page)
  await openAs(page, account, '/liabilities')
  const others = await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage()))
  const pages = [page, ...others] as const
  for (const tab of others) await tab.goto(`${front.origin}/liabilities`)
  await page.getByRole('link', { name: 'Car Loan' }).first().click()
  await expectRelease(pages, false)

  let paid = 0
  const pay = async (tab: Page, input: InputMethod = mouse) => {
    await payPart({ page: tab, input }, 'Car Loan', '1.25')
    paid += 1
  }
  const heaps: number[] = []
  for (let swap = 1; swap <= SWAPS; swap += 1) {
    const isSecond = swap % 2 === 1
    front.change({ liabilities_mfe: isSecond ? b : a })
    await Promise.all(pages.map((tab) => applyUpdate(tab, 'Liabilities')))
    await expectRelease(pages, isSecond)
    const payer = others[swap % others.length]
    if (payer) await pay(payer)
    if (swap % 5 === 1 || swap === SWAPS) heaps.push(await heapOf(context, page))
  }

  const { liabilities } = await callApi(page, account, 'GET', '/api/liabilities')
  expect(liabilities[0].remaining_amount).toBe(1200 - 1.25 * paid)
  const [first = 0] = heaps
  const growth = (heaps.at(-1) ?? 0) - first
  console.log(`${SWAPS} swaps, ${TABS} tabs, ${paid} payments: the heap of a tab grew by ${growth} bytes`)
  info.annotations.push({ type: 'heap', description: `${growth} bytes` })
  expect(growth).toBeLessThan(MAX_HEAP_GROWTH_BYTES)
  expect(hashOfOtherRemotes()).toBe(before)
})
