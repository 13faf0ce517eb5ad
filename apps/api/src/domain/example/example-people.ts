import { CHECKING, type ExampleDay, type ExampleEvent } from './example-day'

/** An invented person, and how their books came to be as they are today. */
export interface ExamplePerson {
  name: string
  monthlyIncome: number
  events: readonly ExampleEvent[]
}

/** Salary and bills of the month before that day. */
function month(daysAgo: number, salary: number, rent: number, food: number, transport: number): ExampleEvent {
  return [
    daysAgo,
    async (day) => {
      await day.earn(salary, 'Salary')
      await day.spend(rent, 'Housing', 'Rent')
      await day.spend(food, 'Groceries', 'Groceries of the month')
      await day.spend(transport, 'Transport', 'Bus and fuel')
    },
  ]
}

/** The instalments of a debt, paid on these days. */
function payments(description: string, ...daysAgo: number[]): ExampleEvent[] {
  return daysAgo.map((days) => [days, (day) => day.payInstallment(description)])
}

const lookAtPlan = (day: ExampleDay) => day.lookAtPlan()

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

/** Dana drives for a courier. After a month in hospital several payments are late, and the budget does not cover all. */
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

/** Theo has two instalments of a van and one of a telephone to go. */
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
