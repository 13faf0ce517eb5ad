// Engines: both (cascades and concurrent deletions)
import { bonus, carLoan, cash, newTerms } from '@solvent/api-testing/examples'
import {
  addAsset,
  addLiability,
  addTentativeAsset,
  deleteAsset,
  deleteLiability,
  deleteTentativeAsset,
  getDashboard,
  getRecommendations,
  listAssets,
  listAssetTypes,
  listEntries,
  listLiabilities,
  listTentativeAssets,
  payLiability,
  receiveTentativeAsset,
  undoEntry,
  updateAsset,
  updateLiability,
  updateTentativeAsset,
} from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

const payment = { payment_type: 'installment', payment_account: 'Cash' }

test('a deleted asset is removed from lists, totals and payments, and its entry shows its value', async () => {
  const person = await setting.newPerson()
  const asset = await person.answer(addAsset, { body: cash(250.75) })
  const violin = await person.answer(addAsset, { body: cash(0, { asset_type: 'Violin' }) })
  const loan = await person.answer(addLiability, { body: carLoan() })
  const { entry_id } = await person.answer(deleteAsset, { params: asset })
  await person.answer(deleteAsset, { params: violin })
  expect(await person.answer(listAssets)).toEqual({ assets: [] })
  expect((await person.answer(listAssetTypes)).asset_types).not.toContain('Violin')
  expect(await person.answer(getDashboard)).toMatchObject({ total_assets: 0, net_worth: -1200 })
  expect(await person.refusal(payLiability, { params: loan, body: payment })).toMatchObject({
    error: 'Insufficient funds in Cash. Available: $0.00',
  })
  const { entries } = await person.answer(listEntries, { query: { kind: 'adjustment' } })
  expect(entries).toMatchObject([
    { note: 'deleted', changes: [{ label: 'Violin', amount: 0 }] },
    { id: entry_id, note: 'deleted', changes: [{ label: 'Cash', amount: -250.75 }] },
  ])
})

test('a deleted liability is removed from lists, totals and the plan', async () => {
  const person = await setting.newPerson()
  const { id } = await person.answer(addLiability, { body: carLoan() })
  await person.answer(deleteLiability, { params: { id } })
  expect(await person.answer(listLiabilities)).toEqual({ liabilities: [] })
  expect(await person.answer(getDashboard)).toMatchObject({
    total_liabilities: 0,
    active_liabilities_count: 0,
  })
  expect(await person.answer(getRecommendations)).toMatchObject({ recommendations: [] })
})

test('a deleted record can be neither changed, paid, received nor deleted again', async () => {
  const person = await setting.newPerson()
  const asset = await person.answer(addAsset, { body: cash(1000) })
  const loan = await person.answer(addLiability, { body: carLoan() })
  const expected = await person.answer(addTentativeAsset, { body: bonus() })
  await person.answer(deleteAsset, { params: asset })
  await person.answer(deleteLiability, { params: loan })
  await person.answer(deleteTentativeAsset, { params: expected })
  for (const call of [
    () => person.refusal(deleteAsset, { params: asset }),
    () => person.refusal(updateAsset, { params: asset, body: cash(1) }),
    () => person.refusal(deleteLiability, { params: loan }),
    () => person.refusal(updateLiability, { params: loan, body: newTerms(1) }),
    () => person.refusal(payLiability, { params: loan, body: payment }),
    () => person.refusal(deleteTentativeAsset, { params: expected }),
    () => person.refusal(updateTentativeAsset, { params: expected, body: bonus() }),
    () =>
      person.refusal(receiveTentativeAsset, {
        params: expected,
        body: { asset_value: 1, date_received: '2026-03-10' },
      }),
  ]) {
    expect(await call()).toMatchObject({ status: 404, code: 'not_found' })
  }
})

test('undo restores a deleted record exactly', async () => {
  const person = await setting.newPerson()
  const asset = await person.answer(addAsset, { body: cash(1000, { account: 'At home' }) })
  const loan = await person.answer(addLiability, { body: carLoan({ description: 'Blue one' }) })
  const expected = await person.answer(addTentativeAsset, { body: bonus({ confidence: 60 }) })
  await person.answer(payLiability, { params: loan, body: payment })
  const { assets } = await person.answer(listAssets)
  const { liabilities } = await person.answer(listLiabilities)
  for (const deletion of [
    await person.answer(deleteAsset, { params: asset }),
    await person.answer(deleteLiability, { params: loan }),
    await person.answer(deleteTentativeAsset, { params: expected }),
  ]) {
    await person.answer(undoEntry, { params: { id: deletion.entry_id } })
  }
  expect(await person.answer(listAssets)).toEqual({ assets })
  expect(await person.answer(listLiabilities)).toEqual({ liabilities })
  expect(await person.answer(listTentativeAssets)).toEqual({ tentative_assets: [expected] })
})

test('a payment can be undone only after the deletion of its asset or liability is undone', async () => {
  const person = await setting.newPerson()
  const asset = await person.answer(addAsset, { body: cash(1000) })
  const loan = await person.answer(addLiability, { body: carLoan() })
  await person.answer(payLiability, { params: loan, body: payment })
  const [paid] = (await person.answer(listEntries, { query: { kind: 'payment' } })).entries
  const params = { id: paid?.id ?? '' }
  for (const [contract, id] of [
    [deleteAsset, asset.id],
    [deleteLiability, loan.id],
  ] as const) {
    const { entry_id } = await person.answer(contract, { params: { id } })
    expect(await person.refusal(undoEntry, { params })).toMatchObject({
      status: 409,
      error: 'Undo the later deletion of 2026-03-10 first.',
    })
    await person.answer(undoEntry, { params: { id: entry_id } })
  }
  await person.answer(undoEntry, { params })
  expect(await person.answer(listAssets)).toEqual({ assets: [asset] })
})

describe('an expected asset', () => {
  test('that is received becomes a current one, with the received value and date', async () => {
    const person = await setting.newPerson()
    const expected = await person.answer(addTentativeAsset, {
      body: bonus({ asset_description: 'Year end', account: 'Bank', is_liquid: false }),
    })
    const body = { asset_value: 480.25, date_received: '2026-03-09' }
    const received = await person.answer(receiveTentativeAsset, { params: expected, body })
    expect(received).toEqual({
      id: expect.not.stringContaining(expected.id),
      asset_type: 'Bonus',
      ...body,
      description: 'Year end',
      asset_description: 'Year end',
      account: 'Bank',
      is_liquid: false,
    })
    expect(await person.answer(listAssets)).toEqual({ assets: [received] })
    expect(await person.answer(listTentativeAssets)).toEqual({ tentative_assets: [] })
    const [entry] = (await person.answer(listEntries)).entries
    expect(entry).toMatchObject({
      kind: 'received',
      changes: [{ account_id: received.id, label: 'Year end', amount: 480.25 }],
    })
  })

  test('is received only once by many concurrent requests', async () => {
    const person = await setting.newPerson()
    const expected = await person.answer(addTentativeAsset, { body: bonus() })
    const body = { asset_value: 1, date_received: '2026-03-09' }
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => person.answer(receiveTentativeAsset, { params: expected, body })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await person.answer(listAssets)).assets).toHaveLength(1)
  })

  test('can be edited, and an omitted description stays', async () => {
    const person = await setting.newPerson()
    const { id } = await person.answer(addTentativeAsset, { body: bonus({ asset_description: 'Mine' }) })
    const edit = { asset_type: 'Gift', asset_amount: 12, expected_date: '2026-05-01' }
    const edited = await person.answer(updateTentativeAsset, { params: { id }, body: edit })
    expect(edited).toMatchObject({ id, ...edit, description: 'Mine' })
    expect(await person.answer(listTentativeAssets)).toEqual({ tentative_assets: [edited] })
  })
})
