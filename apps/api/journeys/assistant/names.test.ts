// Engines: one
import { carLoan, cash } from '@solvent/api-testing/examples'
import { addAsset, addLiability, confirmDraft, listAssets, listEntries } from '@solvent/contracts'
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

test('an account can be named by its description', async () => {
  const { person, chat } = await namingBorrower()
  const savings = { asset_type: 'Savings Account', date_received: '2026-01-15' }
  await person.answer(addAsset, { body: { ...savings, asset_value: 4200, asset_description: 'Emergency' } })
  const holiday = { ...savings, asset_value: 800, asset_description: 'Holiday' }
  const { id } = await person.answer(addAsset, { body: holiday })
  const spent = await chat.ask('spent 12.50 on lunch from holiday')
  expect(spent.reply).toBe('Saved: $12.50, lunch, from Holiday.')
  const paid = await chat.ask('paid 100 on summer in porto from holiday')
  expect(paid.reply).toBe(`Saved: $100.00, ${HOLIDAY}, from Holiday.`)
  const { assets } = await person.answer(listAssets)
  expect(assets.find((asset) => asset.id === id)?.asset_value).toBe(687.5)
})

test('a confirmed payment names the account that it came from', async () => {
  const { person, chat } = await namingBorrower()
  const jar = await person.answer(addAsset, { body: cash(4000, { asset_description: 'Jar' }) })
  ai.provider.script({ calls: [{ tool: 'pay_liability', args: { liability: HOLIDAY, payment: 'full' } }] })
  const { meta } = await chat.ask('Pay off my Summer in Porto loan in full now, thank you so much dear')
  const body = { fields: { ...meta.draft?.fields, payment_asset_id: jar.id } }
  const saved = await person.answer(confirmDraft, { params: { id: meta.draft?.id ?? '' }, body })
  expect(saved.entries).toMatchObject([{ label: `${HOLIDAY}, from Jar` }])
})
