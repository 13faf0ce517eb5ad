import { type ErrorCode, errorCatalogue, type FieldError } from '@solvent/contracts'

/** A refusal that is returned to the person. The message defaults to the catalogue's text. */
export class DomainError extends Error {
  override readonly name = 'DomainError'

  constructor(
    readonly code: ErrorCode,
    message: string = errorCatalogue[code].text,
    readonly fields?: readonly FieldError[],
    /** After how long a retry makes sense. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message)
  }
}
