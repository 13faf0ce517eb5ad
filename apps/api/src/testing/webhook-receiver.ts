import { Webhook } from 'standardwebhooks'
import { openReceivingServer } from './receiving-server'

/** A program that receives webhooks. */
export async function openReceiver() {
  const server = await openReceivingServer(200)
  const calls = () =>
    server.requests.map(({ headers, body }) => ({
      id: headers['webhook-id'] ?? '',
      body: body.toString(),
      headers,
    }))
  return {
    answer: server.answer,
    url: server.url,
    close: server.close,
    get calls() {
      return calls()
    },
    /** The bodies of the calls, whose signatures the reference implementation of Standard Webhooks accepts. */
    verified: (secret: string) =>
      calls().map(({ body, headers }) => new Webhook(secret).verify(body, headers)),
  }
}
