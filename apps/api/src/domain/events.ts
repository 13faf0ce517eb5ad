import type { RemoteLoad } from '@solvent/contracts'
import type { EntryKind } from '../storage/tables/journal-table'

/** What an attempt at a password, a recovery key or the code of a second factor is for. */
export type SecretUse = 'login' | 'reset' | 'own_account' | 'second_factor'

/** A call of the model provider: the list of models, or an answer of the assistant. */
export type ProviderCall = 'models' | 'assistant'

/**
 * Events for the server's metrics and log. People are named by their user id; no event carries an e-mail address, a
 * secret or an amount.
 */
export type DomainEvent =
  | { event: 'secret_tried'; use: SecretUse; userId: string; ok: boolean }
  | { event: 'throttled'; use: SecretUse; userId: string }
  /** `invalid`: forged, changed or expired; `revoked`: a token of ours whose session has ended. */
  | { event: 'token_refused'; reason: 'invalid' }
  | { event: 'token_refused'; reason: 'revoked'; userId: string }
  /** An entry of a journal was committed. */
  | { event: 'entry_written'; kind: EntryKind }
  | { event: 'provider_called'; call: ProviderCall; outcome: ProviderOutcome; seconds: number }
  /** The outcome of loading a release of a remote on a page. */
  | ({ event: 'remote_loaded' } & RemoteLoad)

export type ProviderOutcome = 'ok' | 'timeout' | 'failed'

/** Reports an event. It never throws, and callers do not wait for it. */
export type Report = (event: DomainEvent) => void
