// Engines: one
import { carLoan, cash } from '@solvent/api-testing/examples'
import { addAsset, addLiability, confirmDraft, listEntries } from '@solvent/contracts'
import { newBorrower, useProvider } from '../../src/testing/borrower'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const ai = useProvider(setting)

const HOLIDAY = 'Summer in Porto'

/** A person with two personal loans, one of them with a description. */
async function namingBorrower() {
  const borrower = await newBorrower(setting)
  for (const description of [HOLIDAY, '']) {
    const loan = carLoan({ liability_type: 'Personal Loan', description, due_date: '2026-03-20' })
    await borrower.person.answer(addLiability, { body: loan })
  }
  return borrower
}

test('a debt with a description is proposed, paid and recorded under it, followed by its type', async () => {
  const { person, chat } = await namingBorrower()
  await person.answer(addAsset, { body: cash(4000, { asset_description: 'Wallet and jar' }) })
  ai.provider.script({
    calls: [{ tool: 'pay_liability', args: { liability: HOLIDAY, payment: 'full' } }],
  })
  const { meta } = await chat.ask('Pay off my Summer in Porto loan in full now, thank you so much dear')
  expect(meta.draft?.label).toBe(`Pay off ${HOLIDAY} (Personal Loan)`)
  const saved = await person.answer(confirmDraft, { params: { id: meta.draft?.id ?? '' }, body: {} })
  expect(saved.entries).toMatchObject([{ label: `${HOLIDAY}, from Cash` }])
  const { entries } = await person.answer(listEntries, { query: { kind: 'payment' } })
  expect(entries[0]?.changes.map(({ label }) => label).sort()).toEqual(['Cash', HOLIDAY, 'Wallet and jar'])
})

test('a message that names a debt informally needs no model, and the reply uses its description', async () => {
  const { chat } = await namingBorrower()
  const answer = await chat.ask('paid 100 on summer in porto')
  expect(answer.reply).toBe(`Saved: $100.00, ${HOLIDAY}, from Cash.`)
})

test('a record added by the assistant is labelled with its description', async () => {
  const { person, chat } = await namingBorrower()
  const said =
    'I owe 900 for the new roof, 9 installments, first due 2026-04-01, please add this personal loan'
  ai.provider.script({
    calls: [
      {
        tool: 'add_liability',
        args: {
          type: 'Personal Loan',
          amount: 900,
          installments: 9,
          first_due_date: '2026-04-01',
          description: 'new roof',
        },
      },
    ],
  })
  const { meta } = await chat.ask(said)
  expect(meta.draft?.label).toBe('new roof (Personal Loan) of $900.00')
  const saved = await person.answer(confirmDraft, { params: { id: meta.draft?.id ?? '' }, body: {} })
  expect(saved.entries).toMatchObject([{ label: 'new roof' }])
})
