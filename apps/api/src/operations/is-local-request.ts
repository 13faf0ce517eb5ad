import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The headers that proxies add about the client. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/**
 * Whether the request comes directly from a program on this machine. A request through a local proxy does not, whether
 * the proxy is trusted or not.
 */
export function isLocalRequest({ headers, raw }: FastifyRequest): boolean {
  return isLoopback(raw.socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined)
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '')
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'))
}
