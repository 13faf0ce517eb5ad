import { errorCatalogue, type FieldError } from '@solvent/contracts'
import { capitalized } from '@solvent/money'
import type { FastifySchemaValidationError } from 'fastify'

/** Display names that are not just the field name without underscores. */
const WORDS: ReadonlyMap<string, string> = new Map([['cerebras_api_key', 'API key']])

/** What the person must correct: one message per field, in the order of the contract. */
export function fieldErrors(issues: readonly FastifySchemaValidationError[]): FieldError[] {
  const all = issues.flatMap(fieldErrorsOf)
  return all.filter(({ field }, index) => all.findIndex((other) => other.field === field) === index)
}

/** The first message as a sentence. A message that begins with a capital is one already. */
export function firstMessage(fields: readonly FieldError[]): string {
  const [first] = fields
  if (!first) return errorCatalogue.invalid_request.text
  const { field, message } = first
  return /^\p{Lu}/u.test(message) ? message : `${toWords(field)} ${message}`
}

function fieldErrorsOf({
  keyword,
  instancePath,
  params,
  message,
}: FastifySchemaValidationError): FieldError[] {
  const field = instancePath.slice(1).replaceAll('/', '.')
  if (keyword === 'unrecognized_keys' && Array.isArray(params.keys)) {
    const within = field === '' ? '' : `${field}.`
    return params.keys.map((key) => ({ field: `${within}${key}`, message: 'is not known' }))
  }
  return field === '' ? [] : [{ field, message: message ?? 'is not valid' }]
}

function toWords(field: string): string {
  const words = WORDS.get(field) ?? field.replaceAll(/[._]/g, ' ')
  return capitalized(words)
}
