import type { FastifyRequest } from 'fastify'

/** This server's address as the caller knows it. */
export function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`
}
