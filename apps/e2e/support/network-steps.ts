import type { Locator, Page } from '@playwright/test'

/** How long no request starts and nothing arrives before the page counts as waiting for responses. */
const QUIET_MS = 500

interface HeldRequest {
  requestId: string
  networkId: string | undefined
  path: string
}

export interface NetworkSteps {
  /** The paths requested so far, by step. */
  steps(): string[][]
}

/**
 * Counts the steps in which a page loads until `shown` is visible: a step is all requests that the page sends before
 * any of them is answered. Requests are held until the page is idle, then released together, so that the count does not
 * depend on the speed of the machine. Call it before the page is opened.
 */
export async function networkSteps(page: Page, shown: Locator): Promise<NetworkSteps> {
  const session = await page.context().newCDPSession(page)
  const steps: string[][] = []
  const requested = new Set<string>()
  let held: HeldRequest[] = []
  /** Network ids of the last step's requests that are not answered yet. */
  const unanswered = new Set<string>()
  let events = 0
  let quiet: NodeJS.Timeout | undefined

  const answerStep = async () => {
    const before = events
    // Resolves only once the main thread is free.
    const isShown = await shown.isVisible()
    if (isShown || events !== before) return
    const step = held
    held = []
    steps.push(step.map(({ path }) => path))
    for (const { networkId } of step) if (networkId) unanswered.add(networkId)
    step.forEach(release)
  }
  const restartQuiet = () => {
    events += 1
    clearTimeout(quiet)
    if (held.length > 0 && unanswered.size === 0)
      quiet = setTimeout(() => answerStep().catch(retry), QUIET_MS)
  }
  /** The visibility check fails while the page navigates. */
  const retry = () => {
    if (!page.isClosed()) restartQuiet()
  }
  /** A request that the page has cancelled cannot be continued. */
  const release = ({ requestId, networkId = '' }: Omit<HeldRequest, 'path'>) => {
    session.send('Fetch.continueRequest', { requestId }).catch(() => answered({ requestId: networkId }))
  }

  const answered = ({ requestId }: { requestId: string }) => {
    unanswered.delete(requestId)
    restartQuiet()
  }
  session.on('Network.loadingFinished', answered)
  session.on('Network.loadingFailed', answered)
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // The live stream has no end.
    if (response.mimeType === 'text/event-stream') answered({ requestId })
  })
  session.on('Fetch.requestPaused', ({ requestId, networkId, request, resourceType }) => {
    const { pathname } = new URL(request.url)
    // Nothing else is requested before the document has arrived.
    if (resourceType === 'Document') steps.push([pathname])
    // A preloaded script is requested again where it is used, and comes from the cache.
    const isPreloaded = resourceType === 'Script' && requested.has(request.url)
    if (resourceType === 'Document' || isPreloaded) return release({ requestId, networkId })
    requested.add(request.url)
    held.push({ requestId, networkId, path: pathname })
    restartQuiet()
  })
  await session.send('Network.enable')
  await session.send('Fetch.enable')
  return { steps: () => steps }
}
