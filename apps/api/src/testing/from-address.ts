import { request } from 'node:http'
import type { Endpoint } from '@solvent/contracts'

interface ReceivedResponse {
  status: number
  retryAfter: string | undefined
  body: unknown
}

let lastAddress = 1

/** A client address not yet used in this test file. */
export function newAddress(): string {
  lastAddress += 1
  return `127.0.${10 + (lastAddress >> 8)}.${lastAddress & 255}`
}

/** Sends a request with a JSON body from a loopback address such as 127.0.0.2. */
export function sendFrom(
  address: string,
  url: string,
  { method, path }: Endpoint,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, {
      method,
      localAddress: address,
      headers: { 'content-type': 'application/json', ...headers },
    })
    sent.on('error', reject)
    sent.on('response', async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({
        status: response.statusCode ?? 0,
        retryAfter: response.headers['retry-after'],
        body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
      })
    })
    sent.end(JSON.stringify(body))
  })
}
