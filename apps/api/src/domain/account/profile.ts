import {
  type BodyOf,
  CURRENCIES,
  type Currency,
  type Profile,
  pageCurrency,
  type updateProfile,
} from '@solvent/contracts'
import { fromMinor, type MoneyFormat, moneyFormat, toMinor } from '@solvent/money'
import type { UserTransaction } from '../../storage/database'
import { findUser, setAiKey, type UserRow, updateUser } from '../../storage/tables/users-table'
import { DomainError } from '../domain-error'
import { sealAiKey } from '../secrets/ai-key'
import type { Services } from '../services'

/** @throws DomainError `user_not_found` */
export async function requireUser(tx: UserTransaction): Promise<UserRow> {
  const user = await findUser(tx)
  if (!user) throw new DomainError('user_not_found')
  return user
}

export function readProfile({ db }: Services, userId: string): Promise<Profile> {
  return db.asReader(userId, async (tx) => toProfile(await requireUser(tx)))
}

/**
 * A blank or absent AI key and absent preferences are left unchanged.
 *
 * @param isKeyTested whether the provider has accepted a new AI key
 */
export function saveProfile(
  { db, clock, keys }: Services,
  userId: string,
  body: BodyOf<typeof updateProfile>,
  isKeyTested = false,
): Promise<Profile> {
  return db.asUser(userId, async (tx) => {
    const before = await requireUser(tx)
    await updateUser(tx, {
      name: body.name,
      monthlyIncome: toMinor(body.monthly_income),
      currency: body.currency_preference,
      currencyOnPages: body.currency_on_pages ?? before.currencyOnPages,
      selectedModel: body.selected_model,
      askBeforeSaving: body.ask_before_saving ?? before.askBeforeSaving,
      stepsSkipped: body.steps_skipped ?? before.stepsSkipped,
      hasNoDebts: body.has_no_debts ?? before.hasNoDebts,
      updatedAt: clock.now().toISOString(),
    })
    if (body.cerebras_api_key) {
      const sealed = sealAiKey(keys.aiKeys, userId, body.cerebras_api_key)
      await setAiKey(tx, { ...sealed, isTested: isKeyTested })
    }
    return toProfile(await requireUser(tx))
  })
}

/** The stored currency as the contract's type; only listed ones are ever stored. */
export function currencyOf(user: UserRow): Currency {
  return CURRENCIES.find((currency) => currency === user.currency) ?? CURRENCIES[0]
}

/** The currency of amounts on the person's pages and in generated texts. */
export function pageCurrencyOf(user: UserRow): Currency {
  return pageCurrency({ currency_preference: currencyOf(user), currency_on_pages: user.currencyOnPages })
}

/** Formats amounts in generated texts for the person. @throws DomainError `user_not_found` */
export async function moneyFor(tx: UserTransaction): Promise<MoneyFormat> {
  return moneyFormat(pageCurrencyOf(await requireUser(tx)))
}

function toProfile(user: UserRow): Profile {
  return {
    name: user.name,
    email: user.email,
    username: user.username,
    monthly_income: fromMinor(user.monthlyIncome),
    currency_preference: currencyOf(user),
    currency_on_pages: user.currencyOnPages,
    has_api_key: user.aiKeyPreview !== null,
    api_key_preview: user.aiKeyPreview,
    api_key_tested: user.aiKeyPreview !== null && user.aiKeyTested,
    selected_model: user.selectedModel,
    ask_before_saving: user.askBeforeSaving,
    steps_skipped: user.stepsSkipped,
    has_no_debts: user.hasNoDebts,
    is_example: user.isExample,
    factor_removed_at: user.factorRemovedAt,
    password_reported_at: user.passwordReportedAt,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
  }
}
