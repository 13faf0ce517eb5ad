import { type ErrorBody, type ErrorCode, errorCatalogue } from '@solvent/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { DomainError } from '../domain/domain-error'
import { toRefusal } from '../domain/refusal'
import { fieldErrors, firstMessage } from './validation'

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_request',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
}

const UNREADABLE = 'The request could not be read.'

/** The one place where an error becomes a response. It reveals nothing about internal errors. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toRefusal(thrown)
  const body = bodyOf(error)
  const { status } = errorCatalogue[body.code]
  if (body.code === 'internal' || error !== thrown) request.log.error({ err: thrown }, 'request failed')
  const retryAfter = error instanceof DomainError ? error.retryAfterSeconds : undefined
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter))
  return reply.status(status).type('application/json').send(body)
}

/** The response body for an error. */
export function toErrorBody(thrown: unknown): ErrorBody & { code: ErrorCode } {
  return bodyOf(toRefusal(thrown))
}

function bodyOf(error: unknown): ErrorBody & { code: ErrorCode } {
  if (error instanceof DomainError) {
    return { error: error.message, code: error.code, ...(error.fields && { fields: [...error.fields] }) }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = fieldErrors(error.validation)
    return { error: firstMessage(fields), code: 'invalid_request', fields }
  }
  const code = codeByStatus[statusOf(error)] ?? 'internal'
  // What the framework itself refuses is not about a field.
  return { error: code === 'invalid_request' ? UNREADABLE : errorCatalogue[code].text, code }
}

function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
}
