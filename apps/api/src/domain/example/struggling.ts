import { CHECKING } from './example-day'
import { type ExamplePerson, month, payments } from './example-person'

/** Dana drives for a courier. After a month in hospital, payments are late and the budget does not cover them all. */
export const struggling: ExamplePerson = {
  name: 'Dana Whitfield',
  monthlyIncome: 1900,
  events: [
    [
      70,
      async (day) => {
        await day.own(CHECKING, 860, 'Everyday account')
        await day.own('Cash', 45, 'Wallet')
        await day.own('Vehicle', 4200, 'Van', false)
        await day.owe('Car Loan', 'Van', {
          total: 8900,
          installments: 48,
          rate: 9.9,
          priority: 85,
          paid: 12,
          due: -6,
          dueBefore: 2,
        })
        await day.owe('Credit Card', 'Visa', {
          total: 6400,
          installments: 48,
          rate: 24.9,
          priority: 80,
          due: -66,
        })
        await day.owe('Credit Card', 'Department store card', {
          total: 1350,
          installments: 18,
          rate: 29.9,
          priority: 60,
          due: -41,
        })
        await day.owe('Other', 'Hospital bill', {
          total: 2200,
          installments: 12,
          rate: 0,
          priority: 50,
          due: -12,
        })
        await day.owe('Personal Loan', 'Credit union', {
          total: 3000,
          installments: 24,
          rate: 12.5,
          priority: 65,
          due: 11,
        })
        await day.owe('Utilities', 'Electricity', {
          total: 420,
          installments: 6,
          rate: 0,
          priority: 95,
          due: 4,
        })
      },
    ],
    [60, (day) => day.spend(395, 'Health', 'Medicine')],
    month(30, 1900, 980, 410.2, 180),
    ...payments('Van', 60, 30),
    [8, (day) => day.spend(220, 'Groceries', 'Groceries')],
  ],
}
