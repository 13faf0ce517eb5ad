import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi'

const STYLE = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  summary { cursor: pointer; padding: 0.5rem 0; }
  pre { overflow-x: auto; padding: 1rem; background: #f3f4f6; color: #111827; }
`

/** Allows no scripts and loads nothing; the one style is allowed by its hash. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The description of the API, for programs and as a page for people. */
export function apiPages(app: FastifyInstance): void {
  // Few servers are asked for it, and it would delay every start.
  const document = once(openApiDocument)
  const page = once(() => apiPage(document()))
  app.get('/api/openapi.json', async () => document())
  app.get('/api/docs', async (_, reply) =>
    reply.header('Content-Security-Policy', POLICY).type('text/html; charset=utf-8').send(page()),
  )
}

/** Makes the value at the first call. */
function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= make()
    return value
  }
}

interface Described {
  paths?: Record<string, Record<string, { summary?: string; security?: unknown[] }>>
}

function apiPage({ paths = {} }: Described): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const title = `${method.toUpperCase()} ${path}`
      const access = operation.security?.length ? '' : ' (without a token)'
      return `<details><summary><code>${toHtml(title)}</code> ${toHtml(`${operation.summary}${access}`)}</summary>
<pre tabindex="0">${toHtml(JSON.stringify(operation, null, 2))}</pre></details>`
    }),
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Solvent API</title><style>${STYLE}</style></head>
<body><main><h1>Solvent API</h1>
<p>${operations.length} calls. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.
Send an API token, or the access token of a login, as <code>Authorization: Bearer</code>.</p>
${operations.join('\n')}
</main></body></html>`
}

function toHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
