import { type ErrorBody, type ErrorCode, errorCatalogue, type FieldError } from '@solvent/contracts'

/** A call the fake server refuses, as the real one would. */
export class Refusal extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(code: ErrorCode, text?: string, fields?: FieldError[]) {
    super(text ?? errorCatalogue[code].text)
    this.status = errorCatalogue[code].status
    this.body = { error: this.message, code, ...(fields && { fields }) }
  }
}
