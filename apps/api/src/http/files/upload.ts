import { type Endpoint, errorCatalogue } from '@solvent/contracts'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { DomainError } from '../../domain/domain-error'
import { SERVER_LIMITS } from '../guards/server-limits'
import type { SignedInRequests } from '../signed-in-requests'
import { UploadSlots } from './upload-slots'

const BYTES = 'application/octet-stream'
const MEGABYTE = 1024 * 1024

/**
 * Returns a function that adds a route whose body is the bytes of a file. Other routes keep refusing bytes, and this
 * one refuses JSON.
 */
export function uploadRoute(
  app: FastifyInstance,
  signedIn: SignedInRequests,
): (options: RouteOptions) => void {
  const slots = new UploadSlots()
  return (options) => {
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(BYTES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
      scope.addHook('preParsing', async (request, reply) => {
        const { guard } = signedIn.of(request) ?? {}
        if (guard) slots.take(guard.session.userId, reply)
      })
      scope.addHook('preValidation', async ({ body }) => {
        const isFile = body instanceof Uint8Array && body.length > 0
        if (!isFile) throw new DomainError('invalid_request', 'The file is empty. Choose another one.')
      })
      scope.route(options)
    })
  }
}

/** What Fastify refuses about an upload's body, in a sentence about a file. Other errors are returned unchanged. */
export function uploadRefusal({ bodyLimit = SERVER_LIMITS.bodyBytes }: Endpoint, error: unknown): unknown {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (status === errorCatalogue.unsupported_media_type.status) {
    return new DomainError('unsupported_media_type', `Send the bytes of the file, as ${BYTES}.`)
  }
  if (status === errorCatalogue.payload_too_large.status) {
    return new DomainError('payload_too_large', `The file is larger than ${bodyLimit / MEGABYTE} MB.`)
  }
  return error
}
