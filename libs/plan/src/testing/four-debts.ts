import type { PlanLiability } from '../plan-liability'

/** 10,000.00 at 20% with 500.00 a month, due on the 20th from January 2026 on. */
export const loan: PlanLiability = {
  id: '1',
  remaining: 1_000_000n,
  instalment: 50_000n,
  // Enough that the last one, which takes the whole rest, is never reached.
  installmentsTotal: 5_000,
  installmentsPaid: 0,
  frequency: 'monthly',
  firstDueDate: '2026-01-20',
  credit: 0n,
  isCompleted: false,
  rateBp: 2_000,
  priority: 50,
}

/** The highest rate. */
const card = { ...loan, id: '1', remaining: 500_000n, instalment: 15_000n, rateBp: 2_499, priority: 20 }
/** The most important. */
const car = { ...loan, id: '2', remaining: 750_000n, instalment: 18_000n, rateBp: 1_850, priority: 90 }
const shop = { ...loan, id: '3', remaining: 320_000n, instalment: 9_000n, rateBp: 1_200, priority: 40 }
/** The smallest. */
const friend = { ...loan, id: '4', remaining: 200_000n, instalment: 6_000n, rateBp: 650, priority: 60 }

/** 17,700.00 owed and 480.00 a month in total. Rate, balance and priority each put a different debt first. */
export const fourDebts: readonly PlanLiability[] = [card, car, shop, friend]

/** Before the due date of the month. */
export const earlyJanuary = '2026-01-10'
