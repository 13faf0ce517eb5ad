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
  selected_model: z.string(),
  /** Whether the assistant shows every entry before it saves it. */
  ask_before_saving: z.boolean(),
  /** Whether it is an invented person's, made to look around in. */
  is_example: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Profile = z.infer<typeof profile>
export type Currency = Profile['currency_preference']

/** The currency in which all pages but the dashboard, and all texts of the server, write amounts. */
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
  access: 'signed-in',
  area: 'dashboard',
  response: profile,
})

export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'PUT',
  path: '/api/profile',
  access: 'signed-in',
  body: z.strictObject({
    name: requiredText(120),
    monthly_income: amount,
    currency_preference: currency,
    selected_model: requiredText(100),
    /** Absent or blank keeps the stored key. */
    cerebras_api_key: z.optional(text(400)),
    /** Absent keeps the choice. */
    currency_on_pages: z.optional(flag),
    /** Absent keeps the choice. */
    ask_before_saving: z.optional(flag),
  }),
  response: z.extend(profile, {
    /** Said after saving: that a new API key could not be tried. */
    notice: z.optional(z.string()),
  }),
  saves: 'users',
})

const model = z.strictObject({ id: z.string(), name: z.string() })

/** The models that the person's own key may use at the provider. */
export const listModels = endpoint({
  name: 'listModels',
  method: 'GET',
  path: '/api/models',
  access: 'signed-in',
  response: z.strictObject({ models: z.array(model) }),
})
