import { DomainError } from './domain-error'

/** A refusal of one field, with a sentence that stands both at the field and for the response. */
export function invalidField(field: string, message: string): DomainError {
  return new DomainError('invalid_request', message, [{ field, message }])
}
