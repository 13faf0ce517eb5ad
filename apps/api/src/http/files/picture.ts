import { getReceipt, type ReceiptType } from '@solvent/contracts'
import type { FastifyReply } from 'fastify'
import { DATA_POLICY } from '../guards/security-headers'

const EXTENSIONS: Readonly<Record<ReceiptType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** Sends a picture under this file name, so that a browser never runs it as a page, whatever is in it. */
export function sendPicture(reply: FastifyReply, name: string, answer: unknown): FastifyReply {
  const { media_type: type, bytes } = getReceipt.response.parse(answer)
  return reply
    .type(type)
    .headers({
      'Content-Disposition': `inline; filename="${name}.${EXTENSIONS[type]}"`,
      'Content-Security-Policy': `${DATA_POLICY}; sandbox`,
    })
    .send(bytes)
}
