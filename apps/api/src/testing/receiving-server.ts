import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { textHeaders } from '../http/text-headers'

interface ReceivedRequest {
  headers: Record<string, string>
  body: Buffer
}

/** Another server that ours sends requests to, and that answers as a test says. */
export async function openReceivingServer(status: number) {
  /** The status of each answer; `hang` answers nothing. Without a location, nothing is redirected. */
  const answer = { status: status as number | 'hang', location: '' }
  const requests: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    requests.push({ headers: textHeaders(request), body: await buffer(request) })
    if (answer.status === 'hang') return
    if (answer.location !== '') response.setHeader('location', answer.location)
    response.writeHead(answer.status).end(answer.status === 204 ? undefined : 'an answer that is not read')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // A TCP server's address is never a string.
  return {
    answer,
    requests,
    url: `http://127.0.0.1:${port}/received`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
