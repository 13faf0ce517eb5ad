// Engines: one
import { carLoan, cash } from '@solvent/api-testing/examples'
import { sqlTexts } from '@solvent/api-testing/hostile/sql-texts'
import { isNightly } from '@solvent/api-testing/nightly'
import type { Person } from '@solvent/api-testing/person'
import { contracts } from '@solvent/contracts/all'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

/** All texts in the nightly run; otherwise a sample with each opening, each statement and each ending. */
const strings = isNightly ? sqlTexts() : sqlTexts(120)

async function stateOf(person: Person) {
  return {
    assets: await person.answer(contracts.listAssets),
    liabilities: await person.answer(contracts.listLiabilities),
    profile: await person.answer(contracts.getProfile),
  }
}

test(`${strings.length} SQL texts are stored unchanged, and have no effect`, async () => {
  setting.server.ai.turnsPerDay = strings.length
  const [person, other] = [await setting.newPerson(), await setting.newPerson()]
  await other.answer(contracts.addAsset, { body: cash(100) })
  const before = await stateOf(other)
  const { session_id } = await person.answer(contracts.createSession, { body: { title: strings[0] } })

  for (const [n, text] of strings.entries()) {
    const short = text.slice(0, 60)
    const body = cash(1, { asset_type: short, asset_description: text, account: text.slice(0, 120) })
    const asset = await person.answer(contracts.addAsset, { body })
    expect(asset).toMatchObject({ asset_type: short.trim(), asset_description: text.trim() })
    if (n % 5 !== 0) continue
    const loan = carLoan({ liability_type: short, description: text })
    expect(await person.answer(contracts.addLiability, { body: loan })).toMatchObject({
      description: text.trim(),
    })
    const profile = profileOf(text)
    expect(await person.answer(contracts.updateProfile, { body: profile })).toMatchObject({
      name: text.slice(0, 120).trim(),
    })
    await person.answer(contracts.createSession, { body: { title: text } })
    await person.answer(contracts.sendChat, { body: { session_id, message: text } })
    await person.refusal(contracts.login, { body: { email: `${text}@example.com`, password: text } })
    await person.refusal(contracts.payLiability, {
      params: { id: encodeURIComponent(text) },
      body: { payment_type: 'full', payment_account: short },
    })
  }

  const { assets } = await person.answer(contracts.listAssets)
  expect(assets).toHaveLength(strings.length)
  expect(new Set(assets.map(({ description }) => description))).toEqual(
    new Set(strings.map((text) => text.trim())),
  )
  const { sessions } = await person.answer(contracts.listSessions)
  const titles = strings.filter((_, n) => n % 5 === 0).map((text) => text.trim())
  expect(new Set(sessions.map(({ title }) => title))).toEqual(new Set(titles))
  const { messages } = await person.answer(contracts.listMessages, { params: { id: session_id } })
  expect(messages.filter(({ role }) => role === 'user')).toHaveLength(Math.ceil(strings.length / 5))
  expect(await stateOf(other)).toEqual(before)
})

function profileOf(text: string) {
  return {
    name: text.slice(0, 120),
    monthly_income: 1,
    currency_preference: 'USD',
    selected_model: text.slice(0, 100),
  }
}

test.each(['limit', 'after', 'from', 'account_id', 'kind'])(
  'as the filter %s of the journal they are refused or find nothing',
  async (filter) => {
    const person = await setting.newPerson()
    for (const text of strings.slice(0, 50)) {
      const refused = await person.refusal(contracts.listEntries, { query: { [filter]: text } })
      expect(refused).toMatchObject({ status: 400, code: 'invalid_request' })
    }
  },
)
