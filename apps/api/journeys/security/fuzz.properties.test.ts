// Engines: one
import * as contracts from '@solvent/contracts'
import fc from 'fast-check'
import { cases } from '../../src/testing/cases'
import { bonus, carLoan, cash } from '../../src/testing/examples'
import { PASSWORD, type Person } from '../../src/testing/person'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
/** For each contract; `npm run test:fuzz` sends 10,000 in all over the network. */
const { numRuns: bodiesEach, timeoutMs } = cases(50)
const AT_ONCE = 20

/** Values that a careless server takes for something else. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    true,
    false,
    null,
    [],
    [5],
    {},
    '',
    ' 7 ',
    '0x10',
    '1e3',
    '12.5',
    'NaN',
    '-0',
    'null',
    'undefined',
    0,
    -0,
    -1,
    0.001,
    1e-7,
    1e30,
    Number.MAX_SAFE_INTEGER,
    -1e308,
    0.1 + 0.2,
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '__proto__',
    '2026-02-30',
    '9999-12-31',
    '0000-00-00',
    { $gt: '' },
    { toString: 1 },
    [[[[[]]]]],
    "' or 1=1 --",
    '<script>alert(1)</script>',
    'x'.repeat(5000),
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.string({ unit: 'binary' }),
)

interface Attack {
  contract: contracts.Endpoint
  body: unknown
}

/** Bodies that do not fit the contract, made from one that does. */
function attacks(contract: contracts.Endpoint, valid: Record<string, unknown>): Attack[] {
  const fields = Object.keys(valid)
  const changed = fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...fields), fc.string()), nasty), { minLength: 1, maxLength: 3 })
    .map((changes) => ({ ...valid, ...Object.fromEntries(changes) }))
  const cut = fc
    .subarray(fields, { maxLength: fields.length - 1 })
    .map((kept) => Object.fromEntries(kept.map((field) => [field, valid[field]])))
  const body: fc.Arbitrary<unknown> = fc.oneof({ weight: 6, arbitrary: changed }, cut, nasty)
  return fc
    .sample(body, { numRuns: 4 * bodiesEach })
    .filter((one) => !contract.body?.safeParse(JSON.parse(toJson(one))).success)
    .slice(0, bodiesEach)
    .map((wrong) => ({ contract, body: wrong }))
}

/** JSON as a client without a serialiser's scruples would write it. */
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

test(
  'wrong bodies never break the server and never change a balance',
  async () => {
    const person = await setting.newPerson()
    const asset = await person.answer(contracts.addAsset, { body: cash(2000) })
    const expected = await person.answer(contracts.addTentativeAsset, {
      body: { asset_type: 'Bonus', asset_amount: 5, expected_date: '2026-05-01' },
    })
    const liability = await person.answer(contracts.addLiability, { body: carLoan() })
    const { session_id } = await person.answer(contracts.createSession, { body: { title: 'Plan' } })
    const { liability_amount, ...terms } = carLoan()
    const ids: Readonly<Record<string, string>> = {
      updateAsset: asset.id,
      updateTentativeAsset: expected.id,
      receiveTentativeAsset: expected.id,
      updateLiability: liability.id,
      payLiability: liability.id,
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

    const wrong = bodies.flatMap(([contract, valid]) => attacks(contract, valid))
    expect(wrong).toHaveLength(bodies.length * bodiesEach)
    for (let first = 0; first < wrong.length; first += AT_ONCE) {
      await Promise.all(wrong.slice(first, first + AT_ONCE).map(attack))
    }
    expect(await stateOf(person)).toEqual(before)
  },
  timeoutMs,
)

/** The body as it arrives; what JSON cannot carry arrives as null. */
function toJson(body: unknown): string {
  return JSON.stringify(body) ?? 'null'
}
