import type { Page, Request } from '@playwright/test'

/** A call of the app, as the browser sends it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT'
  /** The end of its address, as a pattern. */
  path: RegExp
}

/** Does something to the next call of this kind, once. */
async function interceptOnce(page: Page, { method, path }: Call, handle: Parameters<Page['route']>[1]) {
  let isDone = false
  await page.route(path, async (route, request) => {
    if (isDone || request.method() !== method) return route.fallback()
    isDone = true
    await handle(route, request)
  })
}

/** The next call is refused with this status and body. */
export function refuseNext(page: Page, call: Call, status: number, json: object) {
  return interceptOnce(page, call, (route) => route.fulfill({ status, json }))
}

/** The server does what the next call asks, but its answer is lost on the way. */
export function loseNextAnswer(page: Page, call: Call) {
  return interceptOnce(page, call, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
}

/** The next call is held back until the returned function is called. */
export async function holdNext(page: Page, call: Call): Promise<() => void> {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await interceptOnce(page, call, async (route) => {
    await held
    await route.continue()
  })
  return goOn
}

/** The calls of this kind that the page sends from now on. */
export function sentCalls(page: Page, { method, path }: Call): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() === method && path.test(request.url())) sent.push(request)
  })
  return sent
}

/** Everything that the page loads comes at so many bytes a second, and as late as on a phone far from the next mast. */
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

/** Cuts the connection of which the browser goes on saying that it is there; the returned function mends it. */
export async function cutUnnoticed(page: Page): Promise<() => Promise<void>> {
  const everything = () => true
  await page.route(everything, (route) => route.abort('internetdisconnected'))
  return () => page.unroute(everything)
}
