import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

interface Span {
  name: string
  spanId: string
  parentSpanId?: string
}

/** A local trace collector that stores what it receives (OTLP over HTTP, JSON). */
export async function startCollector() {
  const received: string[] = []
  const server = createServer(async (request, response) => {
    received.push(await text(request))
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A failing test leaves the server open.
  server.unref()
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    received,
    spans: (): Span[] =>
      received.flatMap((body) =>
        JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
