// Engines: one
import { confirmDraft, getPlanSettings } from '@solvent/contracts'
import { newBorrower, useProvider } from '../../src/testing/borrower'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const ai = useProvider(setting)

test.each([
  ['I get paid on the 25th', 'Your paydays', { pay: { kind: 'monthly', day: 25 } }],
  [
    'I get paid every two weeks, next on 13 March',
    'Your paydays',
    { pay: { kind: 'two_weeks', first: '2026-03-13' } },
  ],
  ['Use 60% of my income for debts', 'Your budget for debts', { budget: { kind: 'share', percent: 60 } }],
  ['Put $500 a month towards my debts', 'Your budget for debts', { budget: { kind: 'amount', amount: 500 } }],
])('without a model, "%s" is shown first and then changes the plan', async (message, label, saved) => {
  const { person, chat } = await newBorrower(setting)
  const before = await person.answer(getPlanSettings)
  ai.provider.script()
  const { status, meta } = await chat.ask(message)
  expect({ status, draft: meta.draft }).toMatchObject({
    status: 'confirm',
    draft: { label, reason: 'terms' },
  })
  expect(ai.provider.questions).toEqual([])
  expect(await person.answer(getPlanSettings)).toEqual(before)
  const answer = await person.answer(confirmDraft, { params: { id: meta.draft?.id ?? '' }, body: {} })
  expect(answer).toEqual({ table: 'plan', entries: [] })
  expect(await person.answer(getPlanSettings)).toEqual({ ...before, ...saved })
})

test.each([
  [
    'set_paydays',
    { rhythm: 'twice_a_month', day: '1', second_day: 15, payday: null },
    { kind: 'twice_a_month', day: 1, second_day: 15 },
  ],
  ['set_paydays', { rhythm: 'irregular' }, { kind: 'irregular' }],
  ['set_debt_budget', { percent: '60' }, { kind: 'share', percent: 60 }],
  ['set_debt_budget', { amount: 500.5 }, { kind: 'amount', amount: 500.5 }],
])('a model proposes %s of %j', async (tool, args, fields) => {
  const { chat } = await newBorrower(setting)
  ai.provider.script({ calls: [{ tool, args }] })
  const { meta } = await chat.ask('Bitte stell das so in meinem Plan ein')
  expect(meta.draft).toMatchObject({ kind: tool, fields, reason: 'terms' })
})

test.each([
  ['a day that no month has', 'set_paydays', { rhythm: 'monthly', day: 32 }],
  ['no payday to count from', 'set_paydays', { rhythm: 'weekly' }],
  ['more than the income', 'set_debt_budget', { percent: 101 }],
  ['nothing', 'set_debt_budget', {}],
])('a model that proposes %s has to ask, and nothing changes', async (_, tool, args) => {
  const { person, chat } = await newBorrower(setting)
  const before = await person.answer(getPlanSettings)
  ai.provider.script({ calls: [{ tool, args }] }, { text: 'When are you paid?' })
  const { meta, reply } = await chat.ask('Bitte stell das so in meinem Plan ein')
  expect([meta.draft, reply]).toEqual([undefined, 'When are you paid?'])
  expect(await person.answer(getPlanSettings)).toEqual(before)
})
