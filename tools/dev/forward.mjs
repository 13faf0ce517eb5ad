// @ts-check
/** Hop-by-hop headers, and those that describe the compression of a body that is decompressed here. */
const NOT_FORWARDED = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'host',
  'accept-encoding',
  'expect',
]
const NOT_ANSWERED = [...NOT_FORWARDED, 'content-encoding', 'strict-transport-security', 'set-cookie', 'date']

/** @typedef {{ type: string, headers: Headers, text: string }} TextAnswer */

/**
 * Forwards a request to the deployed shell and returns its response. Pages and JSON documents outside the API are
 * rewritten on the way; everything else passes through unchanged.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ shell: string, change: (answer: TextAnswer) => string }} options
 */
export async function forward(request, response, { shell, change }) {
  const method = request.method ?? 'GET'
  const url = new URL(request.url ?? '/', shell)
  const body = ['GET', 'HEAD'].includes(method) ? undefined : await readAll(request)
  const left = new AbortController()
  response.on('close', () => left.abort())
  const answer = await fetch(url, {
    method,
    headers: headersOf(request, shell),
    redirect: 'manual',
    signal: left.signal,
    ...(body && { body }),
  })
  const headers = [...answer.headers].filter(([name]) => !NOT_ANSWERED.includes(name))
  const type = answer.headers.get('content-type') ?? ''
  const isDocument = type.startsWith('text/html') || url.pathname === '/registry.json'
  if (isDocument && method === 'GET') {
    const text = change({ type, headers: answer.headers, text: await answer.text() })
    response.writeHead(answer.status, headers).end(text)
    return
  }
  response.writeHead(answer.status, headers)
  const reader = answer.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    response.write(part.value)
  response.end()
}

/** @param {import('node:http').IncomingMessage} request */
async function readAll(request) {
  /** @type {Buffer[]} */
  const parts = []
  for await (const part of request) parts.push(part)
  return new Uint8Array(Buffer.concat(parts))
}

/**
 * The shell's host compares the origin of a call with its own.
 * @param {import('node:http').IncomingMessage} request
 * @param {string} shell
 */
function headersOf({ headers }, shell) {
  const forwarded = Object.entries(headers).filter(([name]) => !NOT_FORWARDED.includes(name))
  const own = forwarded.map(([name, value]) => {
    const text = String(value)
    if (name === 'origin') return [name, shell]
    return [name, name === 'referer' ? text.replace(/^https?:\/\/[^/]+/, shell) : text]
  })
  return Object.fromEntries(own)
}
