import { AccountBusy, AccountNotEmpty } from '../storage/account-busy'
import { DatabaseUnavailable } from '../storage/database-unavailable'
import { isOwnerDeleted } from '../storage/owner-gone'
import { StorageFull } from '../storage/storage-full'
import { DomainError } from './domain-error'

const RETRY_AFTER_SECONDS = 1
const BUSY_RETRY_AFTER_SECONDS = 5
const BUSY = {
  import: 'Your data is being imported. Please wait until the import is complete.',
  deletion: 'This account is being deleted.',
  'bank import': 'A bank file is being imported. Please wait until the import is complete.',
  undo: 'An import is being undone. Please wait until that is complete.',
}

/**
 * The refusal that a failure becomes: a busy database asks to try again, a full disk is reported as such, and a person
 * whose account was deleted meanwhile is logged out. Other errors are returned unchanged.
 */
export function toRefusal(error: unknown): unknown {
  if (error instanceof AccountNotEmpty) return new DomainError('account_not_empty')
  if (error instanceof AccountBusy) {
    return new DomainError('unavailable', BUSY[error.work], undefined, BUSY_RETRY_AFTER_SECONDS)
  }
  if (error instanceof StorageFull) return new DomainError('storage_full')
  if (isOwnerDeleted(error)) return new DomainError('session_invalid')
  if (!(error instanceof DatabaseUnavailable)) return error
  return new DomainError('unavailable', undefined, undefined, RETRY_AFTER_SECONDS)
}
