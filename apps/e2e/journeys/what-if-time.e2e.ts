import type { CDPSession, Locator } from '@playwright/test'
import { open } from '../support/navigation'
import { signUpFilled } from '../support/sample-books'
import { expect, test } from '../support/test'

const CHANGES = 30

// Tracing would add to the measured time.
test.use({ trace: 'off' })

/** Measurements of each change, in milliseconds. */
interface Times {
  /** From the key press to the frame that shows the new slider position. */
  slider: number[]
  /** From the key press to the frame that shows the new figures. */
  figures: number[]
  longTasks: number[]
}

/** Records, for each key press, when the slider and then the figures are painted. */
async function watchChanges(answer: Locator) {
  await answer.evaluate((element) => {
    const times: Times = { slider: [], figures: [], longTasks: [] }
    Object.assign(globalThis, { times })
    let pressed = 0
    const painted = (done: (time: number) => void) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done(performance.now() - pressed)
        port2.postMessage(null)
      })
    document.addEventListener(
      'keydown',
      () => {
        pressed = performance.now()
        painted((time) => times.slider.push(time))
      },
      true,
    )
    new MutationObserver(() => painted((time) => times.figures.push(time))).observe(element, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    new PerformanceObserver((list) =>
      times.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' })
  })
}

/** CPU time of the page's main thread so far, in milliseconds. */
async function cpuTimeMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

function summary(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(1)
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms (${times.length})`
}

test('each step of a what-if slider changes the figures, and its time is reported', async ({
  page,
  context,
}) => {
  await signUpFilled(page)
  await open(page, '/recommendations')
  // The banners have the same role, but are not paragraphs.
  const answer = page.locator('main p[role="status"]')
  await expect(answer).toHaveText('Move a slider to see the effect of paying more.')
  await page.getByRole('slider', { name: 'Extra each month' }).focus()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await watchChanges(answer)
  const before = await cpuTimeMs(session)
  for (let change = 0; change < CHANGES; change += 1) {
    const shown = (await answer.textContent()) ?? ''
    await page.keyboard.press('ArrowRight')
    await expect(answer).not.toHaveText(shown)
  }
  const times: Times = await page.evaluate(() => Reflect.get(globalThis, 'times'))
  expect(times.slider).toHaveLength(CHANGES)
  const each = ((await cpuTimeMs(session)) - before) / CHANGES
  console.log(`computed for each change: ${each.toFixed(1)} ms`)
  console.log(`slider: ${summary(times.slider)}`)
  console.log(`figures: ${summary(times.figures)}`)
  console.log(`tasks over 50 ms: ${times.longTasks.map((time) => time.toFixed(0)).join(', ') || 'none'}`)
})
