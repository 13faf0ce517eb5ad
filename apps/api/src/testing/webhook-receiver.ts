import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

interface ReceivedCall {
  id: string
  body: string
  headers: Record<string, string>
}

/** A program that receives webhooks, and answers as a test says. */
export async function openReceiver() {
  /** The status of each answer; `hang` answers nothing. */
  const receiver = { status: 200 as number | 'hang', location: '' }
  const calls: ReceivedCall[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    )
    calls.push({ id: headers['webhook-id'] ?? '', body, headers })
    if (receiver.status === 'hang') return
    if (receiver.location !== '') response.setHeader('location', receiver.location)
    response.writeHead(receiver.status).end('an answer that is not read')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // A TCP server's address is never a string.
  return {
    answer: receiver,
    calls,
    url: `http://127.0.0.1:${port}/events`,
    /** The bodies of the calls, whose signatures the reference implementation of Standard Webhooks accepts. */
    verified: (secret: string) => calls.map(({ body, headers }) => new Webhook(secret).verify(body, headers)),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
