import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** For everything but pages: an answer is data, and nothing in it may run, load or be framed. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Features that no page of the app uses. */
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

/** For answers that no hook sees, such as to a URL that cannot be parsed. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(HEADERS)
  if (request.url.startsWith('/api')) reply.header('Cache-Control', 'no-store')
  // Browsers ignore this header over plain HTTP. Behind a proxy, only a trusted one may name the protocol.
  if (request.protocol === 'https') {
    reply.header('Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
  }
}
