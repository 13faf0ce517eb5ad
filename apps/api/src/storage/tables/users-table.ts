import type { UserTransaction } from '../database'
import { toInstant } from './columns'

/** A person's profile and settings. Income in minor units per month. */
export interface UserRow {
  email: string
  username: string
  name: string
  monthlyIncome: bigint
  currency: string
  /** Whether every page shows the currency. */
  currencyOnPages: boolean
  selectedModel: string
  /** The masked AI key for display, null if there is none. */
  aiKeyPreview: string | null
  /** Whether the provider has accepted the AI key; meaningless without one. */
  aiKeyTested: boolean
  /** Whether the assistant shows every entry before it saves it. */
  askBeforeSaving: boolean
  /** Whether the first steps were skipped. */
  stepsSkipped: boolean
  /** Whether they said in the first steps that they have no debts. */
  hasNoDebts: boolean
  /** Whether it is an example account. */
  isExample: boolean
  /** When the secret key removed the second factor; null once there is another one. */
  factorRemovedAt: string | null
  /** When the person reported that someone else knows the password; null once there is another one. */
  passwordReportedAt: string | null
  createdAt: string
  updatedAt: string
}

/** An encrypted AI key, and whether the provider has accepted it. */
export interface AiKeyRow {
  sealed: string
  isTested: boolean
}

/** Credentials; they never leave the server. */
export interface SecretsRow {
  passwordHash: string
  recoveryKeyHash: string
  recoveryKeySealed: string
}

interface Stored {
  email: string
  username: string
  name: string
  monthly_income_minor: string
  currency_preference: string
  currency_on_pages: boolean
  selected_model: string
  ai_key_preview: string | null
  ai_key_tested: boolean
  ask_before_saving: boolean
  steps_skipped: boolean
  has_no_debts: boolean
  is_example: boolean
  factor_removed_at: string | null
  password_reported_at: string | null
  created_at: string
  updated_at: string
}

/** The settings of which a new account has the column's default. */
type DefaultedSetting = 'currencyOnPages' | 'askBeforeSaving' | 'stepsSkipped' | 'hasNoDebts'

type Warning = 'factorRemovedAt' | 'passwordReportedAt'

/** False if the account exists already. */
export async function insertUser(
  tx: UserTransaction,
  user: Omit<UserRow, 'aiKeyPreview' | 'aiKeyTested' | 'updatedAt' | DefaultedSetting | Warning> & SecretsRow,
): Promise<boolean> {
  const inserted = await tx.change(
    `insert into users (user_id, email, username, name, monthly_income_minor, currency_preference,
       selected_model, password_hash, recovery_key_hash, recovery_key_sealed, created_at, updated_at, is_example)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12)
     on conflict (user_id) do nothing
     returning user_id`,
    [
      tx.userId,
      user.email,
      user.username,
      user.name,
      user.monthlyIncome,
      user.currency,
      user.selectedModel,
      user.passwordHash,
      user.recoveryKeyHash,
      user.recoveryKeySealed,
      user.createdAt,
      user.isExample,
    ],
  )
  return inserted.length === 1
}

export async function findUser(tx: UserTransaction): Promise<UserRow | null> {
  const [row] = await tx.query<Stored>(
    `select email, username, name, monthly_income_minor, currency_preference, currency_on_pages,
       selected_model, ai_key_preview, ai_key_tested, ask_before_saving, steps_skipped, has_no_debts, is_example,
       factor_removed_at, password_reported_at, created_at, updated_at
     from users where user_id = $1`,
    [tx.userId],
  )
  if (!row) return null
  return {
    email: row.email,
    username: row.username,
    name: row.name,
    monthlyIncome: BigInt(row.monthly_income_minor),
    currency: row.currency_preference,
    currencyOnPages: row.currency_on_pages,
    selectedModel: row.selected_model,
    aiKeyPreview: row.ai_key_preview,
    aiKeyTested: row.ai_key_tested,
    askBeforeSaving: row.ask_before_saving,
    stepsSkipped: row.steps_skipped,
    hasNoDebts: row.has_no_debts,
    isExample: row.is_example,
    factorRemovedAt: row.factor_removed_at && toInstant(row.factor_removed_at),
    passwordReportedAt: row.password_reported_at && toInstant(row.password_reported_at),
    createdAt: toInstant(row.created_at),
    updatedAt: toInstant(row.updated_at),
  }
}

/** `locked`: other transactions cannot change them until this one ends. */
export async function findSecrets(tx: UserTransaction, locked?: 'locked'): Promise<SecretsRow | null> {
  const [row] = await tx.query<SecretsRow>(
    `select password_hash as "passwordHash", recovery_key_hash as "recoveryKeyHash",
       recovery_key_sealed as "recoveryKeySealed"
     from users where user_id = $1 ${locked ? 'for update' : ''}`,
    [tx.userId],
  )
  return row ?? null
}

/** False if another transaction has changed the secrets meanwhile. */
export async function replaceSecrets(
  tx: UserTransaction,
  before: SecretsRow,
  after: SecretsRow,
): Promise<boolean> {
  const replaced = await tx.change(
    `update users set password_hash = $4, recovery_key_hash = $5, recovery_key_sealed = $6
     where user_id = $1 and password_hash = $2 and recovery_key_hash = $3 returning user_id`,
    [
      tx.userId,
      before.passwordHash,
      before.recoveryKeyHash,
      after.passwordHash,
      after.recoveryKeyHash,
      after.recoveryKeySealed,
    ],
  )
  return replaced.length === 1
}

/** @param at null once there is another second factor */
export async function setFactorRemoved(tx: UserTransaction, at: string | null): Promise<void> {
  await tx.change(`update users set factor_removed_at = $2 where user_id = $1`, [tx.userId, at])
}

/** When the secret key removed the second factor; null if never, or if there is another one since. */
export async function findFactorRemoved(tx: UserTransaction): Promise<string | null> {
  const [row] = await tx.query<{ at: string | null }>(
    `select factor_removed_at as at from users where user_id = $1`,
    [tx.userId],
  )
  return row?.at ?? null
}

/** @param at null once there is another password */
export async function setPasswordReported(tx: UserTransaction, at: string | null): Promise<void> {
  await tx.change(`update users set password_reported_at = $2 where user_id = $1`, [tx.userId, at])
}

/** Whether the person reported that someone else knows the password. */
export async function isPasswordReported(tx: UserTransaction): Promise<boolean> {
  const rows = await tx.query(`select 1 from users where user_id = $1 and password_reported_at is not null`, [
    tx.userId,
  ])
  return rows.length === 1
}

/** Deletes the person and everything that refers to them, which is everything except the throttles. */
export async function deleteUser(tx: UserTransaction): Promise<void> {
  await tx.change(`delete from users where user_id = $1`, [tx.userId])
}

/** Null if there is none. */
export async function findAiKey(tx: UserTransaction): Promise<AiKeyRow | null> {
  const [row] = await tx.query<AiKeyRow>(
    `select ai_key_sealed as sealed, ai_key_tested as "isTested"
     from users where user_id = $1 and ai_key_sealed is not null`,
    [tx.userId],
  )
  return row ?? null
}

export async function updateUser(
  tx: UserTransaction,
  changes: Pick<
    UserRow,
    'name' | 'monthlyIncome' | 'currency' | 'selectedModel' | 'updatedAt' | DefaultedSetting
  >,
): Promise<void> {
  await tx.change(
    `update users set name = $2, monthly_income_minor = $3, currency_preference = $4, selected_model = $5,
       updated_at = $6, ask_before_saving = $7, currency_on_pages = $8, steps_skipped = $9, has_no_debts = $10
     where user_id = $1`,
    [
      tx.userId,
      changes.name,
      changes.monthlyIncome,
      changes.currency,
      changes.selectedModel,
      changes.updatedAt,
      changes.askBeforeSaving,
      changes.currencyOnPages,
      changes.stepsSkipped,
      changes.hasNoDebts,
    ],
  )
}

/** Applies an imported profile; e-mail, secrets and AI key are unchanged. */
export async function restoreUser(
  tx: UserTransaction,
  user: Omit<UserRow, 'email' | 'aiKeyPreview' | 'aiKeyTested' | 'isExample' | Warning>,
): Promise<void> {
  await updateUser(tx, user)
  await tx.change(`update users set username = $2, created_at = $3 where user_id = $1`, [
    tx.userId,
    user.username,
    user.createdAt,
  ])
}

export async function setMonthlyIncome(tx: UserTransaction, monthlyIncome: bigint): Promise<void> {
  await tx.change(`update users set monthly_income_minor = $2 where user_id = $1`, [tx.userId, monthlyIncome])
}

export async function setAiKey(tx: UserTransaction, key: AiKeyRow & { preview: string }): Promise<void> {
  await tx.change(
    `update users set ai_key_sealed = $2, ai_key_preview = $3, ai_key_tested = $4 where user_id = $1`,
    [tx.userId, key.sealed, key.preview, key.isTested],
  )
}

/** Records that the provider has accepted the AI key; does nothing if another key has replaced it meanwhile. */
export async function setAiKeyTested(tx: UserTransaction, { sealed }: AiKeyRow): Promise<void> {
  await tx.change(
    `update users set ai_key_tested = true where user_id = $1 and ai_key_sealed = $2 and not ai_key_tested`,
    [tx.userId, sealed],
  )
}
