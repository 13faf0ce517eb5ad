// Engines: one
import { carLoan, cash } from '@solvent/api-testing/examples'
import { addAsset, addLiability, getNetWorth, payLiability, updateAsset } from '@solvent/contracts'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()

function day(date: string, assets: number, liabilities: number) {
  return { date, assets, liabilities, net_worth: Number((assets - liabilities).toFixed(2)) }
}

test('the history has the assets and debts at the end of each day, and 0 before the first entry', async () => {
  const person = await setting.newPerson()
  const asset = await person.answer(addAsset, { body: cash(1000.1) })
  setting.server.clock.date = '2026-03-12'
  const loan = await person.answer(addLiability, { body: carLoan() })
  const payment = { payment_type: 'installment', payment_account: 'Cash' }
  await person.answer(payLiability, { params: loan, body: payment })
  setting.server.clock.date = '2026-03-14'
  await person.answer(updateAsset, { params: asset, body: cash(0.3) })
  const query = { from: '2026-03-09', to: '2026-03-15' }
  expect(await person.answer(getNetWorth, { query })).toEqual({
    series: [
      day('2026-03-09', 0, 0),
      day('2026-03-10', 1000.1, 0),
      day('2026-03-11', 1000.1, 0),
      day('2026-03-12', 900.1, 1100),
      day('2026-03-13', 900.1, 1100),
      day('2026-03-14', 0.3, 1100),
      day('2026-03-15', 0.3, 1100),
    ],
  })
  const later = { from: '2026-03-13', to: '2026-03-13' }
  expect(await person.answer(getNetWorth, { query: later })).toEqual({
    series: [day('2026-03-13', 900.1, 1100)],
  })
})

test('without a period it is the last 90 days up to today', async () => {
  const person = await setting.newPerson()
  await person.answer(addAsset, { body: cash(5) })
  const { series } = await person.answer(getNetWorth)
  expect(series).toHaveLength(90)
  expect(series[0]).toEqual(day('2025-12-11', 0, 0))
  expect(series.at(-1)).toEqual(day('2026-03-10', 5, 0))
})

test('the maximum is ten years', async () => {
  const person = await setting.newPerson()
  const { series } = await person.answer(getNetWorth, { query: { from: '2016-03-03' } })
  expect(series).toHaveLength(3660)
  const refused = await person.refusal(getNetWorth, { query: { from: '2016-03-02' } })
  const message = 'must be at most 3660 days before 2026-03-10'
  expect(refused).toMatchObject({
    status: 400,
    error: `From ${message}`,
    fields: [{ field: 'from', message }],
  })
})

test('a period that ends before it begins is refused', async () => {
  const person = await setting.newPerson()
  const refused = await person.refusal(getNetWorth, { query: { from: '2026-03-11' } })
  expect(refused).toMatchObject({ status: 400, error: 'From must not be after 2026-03-10' })
})
