// Engines: both (covers every endpoint of the specification)
import { allEndpoints } from '@solvent/api-testing/endpoints'
import { carLoan, cash } from '@solvent/api-testing/examples'
import { PASSWORD, type Person } from '@solvent/api-testing/person'
import type { Endpoint } from '@solvent/contracts'
import { contracts } from '@solvent/contracts/all'
import { useServer } from '../src/testing/use-server'

const setting = useServer()

/** An endpoint of the product's specification: required fields, optional fields, and fields of the response. */
interface SpecifiedCall {
  call: string
  takes?: readonly string[]
  mayTake?: readonly string[]
  answers?: readonly string[]
}

const asset = ['asset_type', 'asset_description', 'account', 'is_liquid']
const terms = [
  'liability_type',
  'installments_total',
  'frequency',
  'due_date',
  'priority_score',
  'interest_rate',
]

const specification: readonly SpecifiedCall[] = [
  { call: 'POST /api/auth/login', takes: ['email', 'password'], answers: ['access_token'] },
  {
    call: 'POST /api/auth/register',
    takes: ['username', 'email', 'password'],
    mayTake: ['name'],
    answers: ['secret_key', 'access_token'],
  },
  { call: 'POST /api/auth/reset-password', takes: ['email', 'secret_key', 'new_password'] },
  { call: 'POST /api/auth/get-secret-key', takes: ['password'], answers: ['secret_key'] },
  {
    call: 'GET /api/dashboard',
    answers: [
      'user',
      'net_worth',
      'monthly_income',
      'total_assets',
      'total_liabilities',
      'active_liabilities_count',
      'high_priority_liabilities',
    ],
  },
  {
    call: 'GET /api/profile',
    answers: [
      'name',
      'email',
      'monthly_income',
      'currency_preference',
      'has_api_key',
      'api_key_preview',
      'selected_model',
      'created_at',
      'updated_at',
    ],
  },
  {
    call: 'PUT /api/profile',
    takes: ['name', 'monthly_income', 'currency_preference', 'selected_model'],
    mayTake: ['cerebras_api_key'],
  },
  { call: 'GET /api/models', answers: ['models'] },
  { call: 'GET /api/assets', answers: ['assets'] },
  { call: 'GET /api/assets/types', answers: ['asset_types'] },
  { call: 'GET /api/tentative-assets', answers: ['tentative_assets'] },
  {
    call: 'POST /api/assets',
    takes: ['asset_type', 'asset_value', 'date_received'],
    mayTake: asset.slice(1),
  },
  {
    call: 'POST /api/tentative-assets',
    takes: ['asset_type', 'asset_amount', 'expected_date'],
    mayTake: asset.slice(1),
  },
  {
    call: 'PUT /api/assets/{id}',
    takes: ['asset_type', 'asset_value', 'date_received'],
    mayTake: ['asset_description'],
  },
  { call: 'GET /api/liabilities', answers: ['liabilities'] },
  { call: 'GET /api/liabilities/types', answers: ['liability_types'] },
  { call: 'POST /api/liabilities', takes: [...terms, 'liability_amount'], mayTake: ['description'] },
  { call: 'PUT /api/liabilities/{id}', takes: [...terms, 'total_amount'], mayTake: ['description'] },
  {
    call: 'POST /api/liabilities/{id}/pay',
    takes: ['payment_type', 'payment_account'],
    mayTake: ['payment_amount'],
    answers: ['remaining_amount', 'installments_paid', 'next_due_date', 'is_completed'],
  },
  {
    call: 'GET /api/recommendations',
    answers: ['total_income', 'available_budget', 'remaining_budget', 'recommendations'],
  },
  { call: 'POST /api/sessions', takes: ['title'], answers: ['session_id'] },
  { call: 'GET /api/sessions/{id}/messages', answers: ['messages'] },
  { call: 'POST /api/chat', takes: ['session_id', 'message'], answers: ['reply', 'status', 'meta'] },
]

function contractOf(call: string): Endpoint {
  const found = allEndpoints.find(({ method, path }) => `${method} ${path}` === call)
  if (!found) throw new Error(`No contract for ${call}`)
  return found
}

/** A valid body for each endpoint that takes one. */
async function validBodies(person: Person): Promise<Readonly<Record<string, Record<string, unknown>>>> {
  const { session_id } = await person.answer(contracts.createSession, { body: { title: 'Plan' } })
  const { liability_amount, ...loanTerms } = carLoan()
  return {
    'POST /api/auth/login': { email: person.email, password: PASSWORD },
    'POST /api/auth/register': { username: 'u', email: `second-${person.email}`, password: PASSWORD },
    'POST /api/auth/reset-password': {
      email: person.email,
      secret_key: person.secretKey,
      new_password: PASSWORD,
    },
    'POST /api/auth/get-secret-key': { password: PASSWORD },
    'PUT /api/profile': {
      name: 'Ada',
      monthly_income: 10,
      currency_preference: 'GBP',
      selected_model: contracts.DEFAULT_MODEL,
    },
    'POST /api/assets': cash(1),
    'POST /api/tentative-assets': { asset_type: 'Bonus', asset_amount: 1, expected_date: '2026-05-01' },
    'PUT /api/assets/{id}': cash(1),
    'POST /api/liabilities': carLoan(),
    'PUT /api/liabilities/{id}': { ...loanTerms, total_amount: liability_amount },
    'POST /api/liabilities/{id}/pay': { payment_type: 'installment', payment_account: 'Cash' },
    'POST /api/sessions': { title: 'Plan' },
    'POST /api/chat': { session_id, message: 'Hello' },
  }
}

async function idFor(call: string, person: Person): Promise<string> {
  if (call.includes('/assets/')) return (await person.answer(contracts.addAsset, { body: cash(2000) })).id
  if (call.includes('/sessions/')) {
    return (await person.answer(contracts.createSession, { body: { title: 'Plan' } })).session_id
  }
  await person.answer(contracts.addAsset, { body: cash(2000) })
  return (await person.answer(contracts.addLiability, { body: carLoan() })).id
}

test('the specification has 23 calls', () => {
  expect(specification).toHaveLength(23)
})

describe.each(specification)('$call', ({ call, takes = [], mayTake = [], answers = [] }) => {
  async function prepared() {
    const person = await setting.newPerson()
    const body = (await validBodies(person))[call]
    const params = call.includes('{id}') ? { params: { id: await idFor(call, person) } } : {}
    return { person, contract: contractOf(call), input: { ...params, ...(body && { body }) }, body }
  }

  test('returns the specified fields', async () => {
    const { person, contract, input } = await prepared()
    const answer = await person.answer(contract, input)
    expect(Object.keys(Object(answer))).toEqual(expect.arrayContaining([...answers]))
  })

  if (takes.length === 0) return

  test.each(takes)('requires %s', async (field) => {
    const { person, contract, input, body } = await prepared()
    const { [field]: _, ...rest } = body ?? {}
    const refused = await person.refusal(contract, { ...input, body: rest })
    expect(refused).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(refused.fields?.map((problem) => problem.field)).toEqual([field])
    expect(refused.error).toMatch(/is required$/)
  })

  test('refuses an unspecified field', async () => {
    const { person, contract, input, body } = await prepared()
    expect([...takes, ...mayTake]).toEqual(expect.arrayContaining(Object.keys(body ?? {})))
    const refused = await person.refusal(contract, { ...input, body: { ...body, user_id: person.userId } })
    expect(refused).toMatchObject({ status: 400, code: 'invalid_request' })
  })
})
