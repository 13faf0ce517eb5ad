import { CHECKING } from './example-day'
import { type ExamplePerson, lookAtPlan, month, payments } from './example-person'

/** Maya teaches, drives to work in a car she pays off, and carries a card from the winter her boiler broke. */
export const steady: ExamplePerson = {
  name: 'Maya Okafor',
  monthlyIncome: 4200,
  events: [
    [
      88,
      async (day) => {
        await day.own(CHECKING, 2310.75, 'Everyday account')
        await day.own('Savings Account', 6200, 'Rainy days')
        await day.own('Cash', 240.5, 'Wallet and jar')
        await day.own('Vehicle', 9800, 'Blue hatchback', false)
        await day.expect('Tax refund', 640, 50, 80)
        await day.owe('Credit Card', 'Visa', {
          total: 2400,
          installments: 24,
          rate: 21.9,
          priority: 90,
          due: -3,
          dueBefore: 2,
        })
        await day.owe('Car Loan', 'Blue hatchback', {
          total: 12_000,
          installments: 36,
          rate: 4.9,
          priority: 70,
          paid: 8,
          due: 9,
          dueBefore: 2,
        })
        await day.owe('Student Loan', 'Teaching degree', {
          total: 8000,
          installments: 48,
          frequency: 'quarterly',
          rate: 3.25,
          priority: 40,
          paid: 10,
          due: 21,
          dueBefore: 1,
        })
        await day.owe('Insurance', 'Household', {
          total: 480,
          installments: 4,
          frequency: 'quarterly',
          rate: 0,
          priority: 50,
          paid: 1,
          due: 26,
        })
        await day.owe('Subscription', 'Gym', {
          total: 156,
          installments: 52,
          frequency: 'weekly',
          rate: 0,
          priority: 20,
          paid: 20,
          due: 5,
          dueBefore: 12,
        })
      },
    ],
    month(80, 4200, 1450, 620.4, 310),
    month(50, 4200, 1450, 655.1, 298.6),
    month(20, 4200, 1450, 601.85, 335.2),
    ...payments('Teaching degree', 75),
    ...payments('Visa', 64, 33),
    ...payments('Blue hatchback', 50, 20),
    ...payments('Gym', ...Array.from({ length: 12 }, (_, week) => 7 * (week + 1))),
    [30, lookAtPlan],
    [6, lookAtPlan],
  ],
}
