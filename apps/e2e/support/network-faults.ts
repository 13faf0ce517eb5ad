import type { Page, Request } from '@playwright/test'

/** A request of the app. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT'
  /** Matches the end of its URL. */
  path: RegExp
}

/** Intercepts the next matching request, once. */
async function interceptOnce(page: Page, { method, path }: Call, handle: Parameters<Page['route']>[1]) {
  let isDone = false
  await page.route(path, async (route, request) => {
    if (isDone || request.method() !== method) return route.fallback()
    isDone = true
    await handle(route, request)
  })
}

/** Refuses the next matching request with this status and body. */
export function refuseNext(page: Page, call: Call, status: number, json: object) {
  return interceptOnce(page, call, (route) => route.fulfill({ status, json }))
}

/** Lets the server process the next matching request, but drops its response. */
export function loseNextAnswer(page: Page, call: Call) {
  return interceptOnce(page, call, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
}

/** Holds the next matching request until the returned function is called. */
export async function holdNext(page: Page, call: Call): Promise<() => void> {
  let resume = () => {}
  const held = new Promise<void>((resolve) => {
    resume = resolve
  })
  await interceptOnce(page, call, async (route) => {
    await held
    await route.continue()
  })
  return resume
}

/** The matching requests that the page sends from now on. */
export function sentCalls(page: Page, { method, path }: Call): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() === method && path.test(request.url())) sent.push(request)
  })
  return sent
}

/** Limits the page's bandwidth and adds 100 ms of latency to each request. */
export async function slowDown(page: Page, bytesPerSecond: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

/** Fails every request while the browser still reports that it is online; returns a function that ends it. */
export async function disconnectSilently(page: Page): Promise<() => Promise<void>> {
  const everything = () => true
  await page.route(everything, (route) => route.abort('internetdisconnected'))
  return () => page.unroute(everything)
}
