import { type ErrorCode, errorCatalogue, type FieldError } from '@solvent/contracts'

/** A refusal that is answered to the person; its text is the catalogue's unless a better one is given. */
export class DomainError extends Error {
  override readonly name = 'DomainError'

  constructor(
    readonly code: ErrorCode,
    message: string = errorCatalogue[code].text,
    readonly fields?: readonly FieldError[],
    /** When it is worth trying again. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message)
  }
}
