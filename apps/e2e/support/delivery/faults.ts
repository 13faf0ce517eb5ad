import type { ServerResponse } from 'node:http'

/** Ways in which a response can fail. */
export const NETWORK_FAULTS = [
  'connection refused',
  'reset',
  '503',
  '404',
  'HTML',
  'wrong JSON',
  'hang',
  'stall in the middle',
  '8 s slow',
  'flipped byte',
] as const

export type NetworkFault = (typeof NETWORK_FAULTS)[number]

/** Whether a retry can end a fault; broken code needs another release. */
export function isNetworkFault(fault: string): fault is NetworkFault {
  return NETWORK_FAULTS.some((known) => known === fault)
}

/** A global set by a script that must not run. */
export const RAN = 'somethingElseRan'

const SLOW_MS = 8_000

/** Responds with a fault, or without one. For 'connection refused' the caller must also close the server. */
export function answer(
  response: ServerResponse,
  content: Buffer,
  headers: Record<string, string>,
  fault: NetworkFault | null,
): void {
  const send = (status: number, body: string | Buffer, type?: string) =>
    response.writeHead(status, { ...headers, ...(type && { 'Content-Type': type }) }).end(body)
  switch (fault) {
    case null:
      return void send(200, content)
    case 'connection refused':
    case 'reset':
      return void response.socket?.resetAndDestroy()
    case '503':
      return void send(503, 'unavailable', 'text/plain')
    case '404':
      return void send(404, 'not found', 'text/plain')
    case 'HTML':
      return void send(200, '<!doctype html><title>Welcome</title>', 'text/html')
    case 'wrong JSON':
      return void send(200, '{"hello":"world"}', 'application/json')
    case 'hang':
      return
    case 'stall in the middle':
      response.writeHead(200, { ...headers, 'Content-Length': String(content.length) })
      return void response.write(content.subarray(0, content.length / 2))
    case '8 s slow':
      return void setTimeout(() => response.destroyed || send(200, content), SLOW_MS)
    case 'flipped byte':
      return void send(200, Buffer.concat([Buffer.from(`globalThis.${RAN}=1;`), content]))
  }
}
