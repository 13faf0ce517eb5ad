import type { Page } from '@playwright/test'

/** Longer than anything that the page works out between two requests, so that only what waits for an answer waits. */
const LATENCY_MS = 600

interface Sent {
  address: string
  /** In seconds, by the browser's clock. */
  start: number
  end: number
}

export interface NetworkSteps {
  /** The most requests so far of which no two were under way together, and so waited for one another. */
  steps(): Sent[]
}

/** Watches what a page asks the network for, each answer coming late. To be called before the page is opened. */
export async function networkSteps(page: Page): Promise<NetworkSteps> {
  const session = await page.context().newCDPSession(page)
  const open = new Map<string, Sent>()
  const ended: Sent[] = []
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('http'))
      open.set(requestId, { address: request.url, start: timestamp, end: 0 })
  })
  // What the browser has already costs no way to the server.
  session.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) open.delete(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const sent = open.get(requestId)
    if (sent) ended.push({ ...sent, end: timestamp })
  })
  return {
    steps() {
      const steps: Sent[] = []
      for (const sent of ended.toSorted((a, b) => a.end - b.end)) {
        if (sent.start >= (steps.at(-1)?.end ?? 0)) steps.push(sent)
      }
      return steps
    },
  }
}
