// Engines: one
import { bonus, carLoan, cash } from '@solvent/api-testing/examples'
import { HOSTILE_VALUES } from '@solvent/api-testing/hostile/values'
import { PASSWORD, type Person } from '@solvent/api-testing/person'
import type { Endpoint } from '@solvent/contracts'
import { contracts } from '@solvent/contracts/all'
import { cases, fc } from '../../src/testing/properties'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
/** `npm run test:fuzz` sends 10,000 bodies over the network. */
const BODIES_PER_CALL = cases(34)

/** The parsed JSON, or an empty list if the text is invalid. */
function parsed(json: string): unknown[] {
  try {
    return [JSON.parse(json)]
  } catch {
    return []
  }
}

/** Values that a careless server misinterprets. */
const hostileValue = fc.oneof(
  fc.constantFrom(...HOSTILE_VALUES.flatMap(parsed)),
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.string({ unit: 'binary' }),
)

interface Attack {
  contract: Endpoint
  body: unknown
}

/** Bodies that violate the contract, most of them a valid one with a few changed fields. */
function attacksOn(contract: Endpoint, valid: Readonly<Record<string, unknown>>) {
  const fields = Object.keys(valid)
  const changed = fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...fields), fc.string()), hostileValue), {
      minLength: 1,
      maxLength: 3,
    })
    .map((changes) => ({ ...valid, ...Object.fromEntries(changes) }))
  const cut = fc.subarray(fields, { maxLength: fields.length - 1 }).map((remaining) => {
    return Object.fromEntries(remaining.map((field) => [field, valid[field]]))
  })
  const body: fc.Arbitrary<unknown> = fc.oneof({ weight: 6, arbitrary: changed }, cut, hostileValue)
  return body
    .filter((wrong) => !contract.body?.safeParse(JSON.parse(toJson(wrong))).success)
    .map((wrong): Attack => ({ contract, body: wrong }))
}

/** The body as sent; `undefined` is sent as text, which is not JSON. */
function write(body: unknown): string {
  return JSON.stringify(body) ?? 'undefined'
}

async function stateOf(person: Person) {
  return {
    assets: await person.answer(contracts.listAssets),
    expected: await person.answer(contracts.listTentativeAssets),
    liabilities: await person.answer(contracts.listLiabilities),
    profile: await person.answer(contracts.getProfile),
  }
}

test(`${BODIES_PER_CALL} invalid bodies for each endpoint never break the server or change a balance`, async () => {
  const person = await setting.newPerson()
  const asset = await person.answer(contracts.addAsset, { body: cash(2000) })
  const expected = await person.answer(contracts.addTentativeAsset, {
    body: { asset_type: 'Bonus', asset_amount: 5, expected_date: '2026-05-01' },
  })
  const liability = await person.answer(contracts.addLiability, { body: carLoan() })
  const later = { payment_type: 'partial', payment_account: 'Cash', payment_amount: 1, on: '2026-04-01' }
  const scheduled = await person.answer(contracts.schedulePayment, {
    params: liability,
    body: { ...later, automatic: false },
  })
  const { session_id } = await person.answer(contracts.createSession, { body: { title: 'Plan' } })
  const { liability_amount, ...terms } = carLoan()
  const ids: Readonly<Record<string, string>> = {
    updateAsset: asset.id,
    updateTentativeAsset: expected.id,
    receiveTentativeAsset: expected.id,
    updateLiability: liability.id,
    payLiability: liability.id,
    schedulePayment: liability.id,
    moveScheduledPayment: scheduled.id,
  }
  const before = await stateOf(person)
  const bodies = [
    [contracts.addAsset, cash(1)],
    [contracts.updateAsset, cash(1)],
    [contracts.addTentativeAsset, bonus({ confidence: 80 })],
    [contracts.updateTentativeAsset, bonus({ confidence: 80 })],
    [contracts.receiveTentativeAsset, { asset_value: 1, date_received: '2026-05-01' }],
    [contracts.addLiability, carLoan()],
    [contracts.updateLiability, { ...terms, total_amount: liability_amount }],
    [contracts.payLiability, { payment_type: 'partial', payment_account: 'Cash', payment_amount: 1 }],
    [contracts.schedulePayment, { ...later, automatic: true }],
    [contracts.moveScheduledPayment, { on: '2026-04-01', automatic: true }],
    [
      contracts.updateProfile,
      { name: 'Ada', monthly_income: 10, currency_preference: 'GBP', selected_model: 'm' },
    ],
    [contracts.createSession, { title: 'Plan' }],
    [contracts.sendChat, { session_id, message: 'Hello' }],
    [contracts.register, { username: 'u', email: 'x@example.com', password: PASSWORD }],
  ] as const

  async function attack({ contract, body }: Attack): Promise<void> {
    const text = write(body)
    const response = await fetch(
      setting.server.url + contract.path.replace('{id}', ids[contract.name] ?? ''),
      {
        method: contract.method,
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        body: text,
      },
    )
    const answer = await response.text()
    if (response.status < 400 || response.status >= 500) {
      throw new Error(`${contract.name} answered ${response.status} to ${text}: ${answer}`)
    }
  }

  const rounds = fc.sample(
    fc.tuple(...bodies.map(([contract, valid]) => attacksOn(contract, valid))),
    BODIES_PER_CALL,
  )
  for (const round of rounds) await Promise.all(round.map(attack))
  expect(await stateOf(person)).toEqual(before)
}, 180_000)

/** The body as the contract sees it; a value that JSON cannot represent becomes null. */
function toJson(body: unknown): string {
  return JSON.stringify(body) ?? 'null'
}
