import type { ExampleDay, ExampleEvent } from './example-day'

/** An invented person, and the events that make up their books. */
export interface ExamplePerson {
  name: string
  monthlyIncome: number
  events: readonly ExampleEvent[]
}

/** Salary and bills of the month before that day. */
export function month(
  daysAgo: number,
  salary: number,
  rent: number,
  food: number,
  transport: number,
): ExampleEvent {
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
export function payments(description: string, ...daysAgo: number[]): ExampleEvent[] {
  return daysAgo.map((days) => [days, (day) => day.payInstallment(description)])
}

export const lookAtPlan = (day: ExampleDay) => day.lookAtPlan()
