import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { amount, currency, flag, requiredText, text } from './fields'

export const DEFAULT_MODEL = 'llama3.1-8b'

const profile = z.strictObject({
  name: z.string(),
  email: z.string(),
  username: z.string(),
  monthly_income: z.number(),
  currency_preference: currency,
  /** Whether every page shows the currency; otherwise all but the dashboard show a dollar sign. */
  currency_on_pages: z.boolean(),
  has_api_key: z.boolean(),
  api_key_preview: z.nullable(z.string()),
  /** Whether the provider has accepted the key; false without a key. */
  api_key_tested: z.boolean(),
  selected_model: z.string(),
  /** Whether the assistant shows every entry before it saves it. */
  ask_before_saving: z.boolean(),
  /** Whether the first steps were skipped. */
  steps_skipped: z.boolean(),
  /** Whether the user said in the first steps that they have no debts. */
  has_no_debts: z.boolean(),
  /** Whether this is an example account with the data of an invented person. */
  is_example: z.boolean(),
  /** When the secret key removed the second factor; null once there is another one. */
  factor_removed_at: z.nullable(z.string()),
  /** When the person reported that someone else knows the password; null once there is another one. */
  password_reported_at: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Profile = z.infer<typeof profile>
export type Currency = Profile['currency_preference']

/** The currency of amounts on all pages except the dashboard, and in all texts of the server. */
export function pageCurrency({
  currency_preference,
  currency_on_pages,
}: Pick<Profile, 'currency_preference' | 'currency_on_pages'>): Currency {
  return currency_on_pages ? currency_preference : 'USD'
}

export const getProfile = endpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/api/profile',
  access: 'read',
  area: 'dashboard',
  response: profile,
})

export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'PUT',
  path: '/api/profile',
  access: 'account',
  body: z.strictObject({
    name: requiredText(120),
    monthly_income: amount,
    currency_preference: currency,
    selected_model: requiredText(100),
    /** If absent or blank, the stored key stays. */
    cerebras_api_key: z.optional(text(400)),
    /** If absent, the setting stays. */
    currency_on_pages: z.optional(flag),
    /** If absent, the setting stays. */
    ask_before_saving: z.optional(flag),
    /** If absent, the setting stays. */
    steps_skipped: z.optional(flag),
    /** If absent, the setting stays. */
    has_no_debts: z.optional(flag),
  }),
  response: z.extend(profile, {
    /** Set after saving if a new API key could not be tested. */
    notice: z.optional(z.string()),
  }),
  saves: 'users',
})

const model = z.strictObject({ id: z.string(), name: z.string() })

/** The provider's models available to the person's API key. */
export const listModels = endpoint({
  name: 'listModels',
  method: 'GET',
  path: '/api/models',
  access: 'account',
  response: z.strictObject({ models: z.array(model) }),
})
