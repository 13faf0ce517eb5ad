import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Of everything that is no page: an answer is data, and nothing in it may run, load or be framed. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What no page of the app asks for. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

const HEADERS = {
  'Content-Security-Policy': DATA_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS,
  Vary: 'Origin',
}

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * The headers of every answer, errors included. A page replaces the policy with its own. Other origins get no
 * CORS header, so no browser lets them read anything.
 */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => setSecurityHeaders(request, reply))
}

/** For an answer that no hook sees, such as that to an address that cannot be read. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(HEADERS)
  if (request.url.startsWith('/api')) reply.header('Cache-Control', 'no-store')
  // A browser that heard this over plain http ignores it. Behind a proxy, only a trusted one may name the protocol.
  if (request.protocol === 'https') {
    reply.header('Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
  }
}
