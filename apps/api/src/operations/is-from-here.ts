import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** What proxies write about the one they speak for. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/**
 * Whether a program on this machine asks, and for itself. A proxy on this machine asks for others, whether its word
 * about them is trusted or not.
 */
export function isFromHere({ headers, raw }: FastifyRequest): boolean {
  return isLoopback(raw.socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined)
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '')
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'))
}
