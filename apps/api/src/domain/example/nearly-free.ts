import { CHECKING } from './example-day'
import { type ExamplePerson, lookAtPlan, month, payments } from './example-person'

/** Theo has two instalments left on a van and one on a telephone. */
export const nearlyFree: ExamplePerson = {
  name: 'Theo Brandt',
  monthlyIncome: 5100,
  events: [
    [
      88,
      async (day) => {
        await day.own(CHECKING, 3800, 'Everyday account')
        await day.own('Savings Account', 12_400, 'Six months of rent')
        await day.own('Investment Account', 7350.2, 'Index fund')
        await day.own('Retirement Fund', 48_000, 'Pension', false)
        await day.owe('Car Loan', 'Camper van', {
          total: 9000,
          installments: 36,
          rate: 5.4,
          priority: 70,
          paid: 32,
          due: 6,
          dueBefore: 2,
        })
        await day.owe('Student Loan', 'Degree', {
          total: 6000,
          installments: 60,
          rate: 2.5,
          priority: 40,
          paid: 58,
          due: 12,
          dueBefore: 2,
        })
        await day.owe('Other', 'Telephone', {
          total: 900,
          installments: 12,
          rate: 0,
          priority: 30,
          paid: 11,
          due: 15,
        })
      },
    ],
    month(79, 5100, 1720, 540.6, 390),
    month(49, 5100, 1720, 502.3, 341.5),
    month(19, 5100, 1720, 566.9, 372.1),
    ...payments('Camper van', 54, 24),
    ...payments('Degree', 48, 18),
    [10, lookAtPlan],
  ],
}
