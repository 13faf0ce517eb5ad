import { UNKNOWN_USER } from './unknown-user'

/** Every error a call can return, with its HTTP status and the text for the person. */
export const errorCatalogue = {
  invalid_request: { status: 400, text: 'Please check the highlighted fields.' },
  payment_not_positive: { status: 400, text: 'Payment amount must be greater than 0' },
  payment_exceeds_balance: { status: 400, text: 'Payment amount cannot exceed remaining balance' },
  insufficient_funds: { status: 400, text: 'Insufficient funds' },
  installment_too_small: {
    status: 422,
    text: 'The installment is less than the interest per period, so it would never pay this debt off.',
  },
  already_completed: { status: 400, text: 'This liability is already paid off.' },
  wrong_credentials: { status: 401, text: 'Email or password is incorrect.' },
  too_many_debts: {
    status: 409,
    text: 'You can have at most 500 active liabilities. Pay one off or delete one first.',
  },
  too_many_scheduled_payments: {
    status: 409,
    text: 'You can have at most 100 scheduled payments. Cancel one first.',
  },
  too_many_recurring: {
    status: 409,
    text: 'You can have at most 100 recurring entries. Delete one first.',
  },
  too_many_tokens: { status: 409, text: 'You can have at most 20 API tokens. Revoke one first.' },
  receipts_full: {
    status: 409,
    text: 'Your receipts take up 200 MB, the most we can keep. Remove some of them first.',
  },
  undo_refused: { status: 409, text: 'This can no longer be undone.' },
  idempotency_conflict: {
    status: 409,
    text: 'This request was already sent with different content. Please try again.',
  },
  account_not_empty: { status: 409, text: 'You can only import data into an empty account.' },
  models_unavailable: { status: 503, text: 'Unable to fetch models. Using default model.' },
  api_key_refused: { status: 400, text: 'The provider refused this API key. Check it and try again.' },
  api_key_unusable: { status: 409, text: 'Please configure your API key in profile settings.' },
  assistant_failed: {
    status: 502,
    text: 'The assistant could not answer. Nothing more was saved. Please try again.',
  },
  assistant_busy: { status: 409, text: 'The assistant is still answering your last message.' },
  too_many_messages: {
    status: 429,
    text: 'You have reached your daily message limit. Please try again tomorrow.',
  },
  draft_closed: { status: 409, text: 'This draft is closed. Enter it again to save it.' },
  session_invalid: { status: 401, text: 'Your session has ended. Please log in again.' },
  insufficient_scope: { status: 403, text: 'This API token may not do this.' },
  wrong_code: { status: 403, text: 'This code is not correct, or it was already used.' },
  passkey_refused: {
    status: 403,
    text: 'This passkey was not accepted. Please try again or log in another way.',
  },
  login_expired: { status: 403, text: 'This login took too long. Please enter your password again.' },
  factor_needed: { status: 403, text: 'Please confirm that it is you.' },
  too_many_passkeys: { status: 409, text: 'You can have at most 20 passkeys. Remove one first.' },
  wrong_password: { status: 403, text: 'The password is incorrect.' },
  wrong_recovery: { status: 400, text: 'Email or secret key is incorrect.' },
  not_found: { status: 404, text: 'This entry does not exist.' },
  user_not_found: { status: 404, text: UNKNOWN_USER },
  email_taken: { status: 409, text: 'An account with this email already exists.' },
  payload_too_large: { status: 413, text: 'This is too large to send.' },
  unsupported_media_type: { status: 415, text: 'The request body must be JSON.' },
  too_many_requests: { status: 429, text: 'Too many attempts. Please wait a minute and try again.' },
  internal: { status: 500, text: 'Something went wrong on our side. Nothing was saved. Please try again.' },
  storage_full: {
    status: 507,
    text: 'The server is almost out of disk space, so we cannot save changes now. Your saved data is safe and you can still view it.',
  },
  unavailable: { status: 503, text: 'The service is busy. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; text: string }>

export type ErrorCode = keyof typeof errorCatalogue
