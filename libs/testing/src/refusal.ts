import { type ErrorBody, type ErrorCode, errorCatalogue, type FieldError } from '@solvent/contracts'

/** An error response, as the real server would send it. */
export class Refusal extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(code: ErrorCode, text?: string, fields?: FieldError[]) {
    super(text ?? errorCatalogue[code].text)
    this.status = errorCatalogue[code].status
    this.body = { error: this.message, code, ...(fields && { fields }) }
  }
}
