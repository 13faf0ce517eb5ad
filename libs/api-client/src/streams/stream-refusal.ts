import { type ErrorBody, errorCatalogue } from '@solvent/contracts'
import { ApiError } from '../calls/api-error'

/** The error at the end of a stream, whose status was sent before. */
export function toStreamRefusal({ error, code, fields = [] }: ErrorBody): ApiError {
  const known = Object.entries(errorCatalogue).find(([name]) => name === code)
  const status = known?.[1].status ?? 500
  return new ApiError({ status, code, fields, message: error, fromServer: true })
}
