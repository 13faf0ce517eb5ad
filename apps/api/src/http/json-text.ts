import type { Endpoint } from '@solvent/contracts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'

/** An answer as JSON, encoded by its contract. @throws ZodError if it does not fit */
export function toText({ response }: Endpoint, answer: unknown): string {
  return JSON.stringify(z.encode(response, answer))
}

/** Sends text that is JSON already. */
export function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text)
}
