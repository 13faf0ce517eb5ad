import type { Page } from '@playwright/test'

/** How long no request starts and nothing arrives before the page counts as waiting for answers. */
const QUIET_MS = 400

interface HeldRequest {
  requestId: string
  path: string
}

export interface NetworkSteps {
  /** The paths requested so far, by step. */
  steps(): string[][]
}

/**
 * Counts the steps in which a page loads: a step is everything the page requests without an answer
 * to any of it. Requests are held until the page is idle and has no more to ask for, then answered
 * together, so that the count does not depend on the speed of the machine. To be called before the
 * page is opened.
 */
export async function networkSteps(page: Page): Promise<NetworkSteps> {
  const session = await page.context().newCDPSession(page)
  const steps: string[][] = []
  const requested = new Set<string>()
  let held: HeldRequest[] = []
  let events = 0
  let quiet: NodeJS.Timeout | undefined

  const answerStep = async () => {
    const before = events
    // Answered only once the main thread is free.
    await session.send('Runtime.evaluate', { expression: '0' })
    if (events !== before) return
    const step = held
    held = []
    steps.push(step.map(({ path }) => path))
    for (const { requestId } of step) await session.send('Fetch.continueRequest', { requestId })
  }
  const restartQuiet = () => {
    events += 1
    clearTimeout(quiet)
    // A page that is replaced or closed meanwhile gives no answer; its successor brings events of its own.
    if (held.length > 0) quiet = setTimeout(() => answerStep().catch(restartQuiet), QUIET_MS)
  }

  session.on('Network.responseReceived', restartQuiet)
  session.on('Network.dataReceived', restartQuiet)
  session.on('Network.loadingFinished', restartQuiet)
  session.on('Fetch.requestPaused', ({ requestId, request, resourceType }) => {
    const { pathname } = new URL(request.url)
    // Nothing else is requested before the page itself is there.
    if (resourceType === 'Document') steps.push([pathname])
    // A file that was preloaded is requested again where it is used, and comes from the cache.
    if (resourceType === 'Document' || requested.has(request.url)) {
      session.send('Fetch.continueRequest', { requestId }).catch(() => undefined)
      return
    }
    requested.add(request.url)
    held.push({ requestId, path: pathname })
    restartQuiet()
  })
  await session.send('Network.enable')
  await session.send('Fetch.enable')
  return { steps: () => steps }
}
