import type { Page } from '@playwright/test'
import { type Account, callApi } from './api'
import { inDays } from './in-days'

const TYPES = ['Credit Card', 'Car Loan', 'Student Loan', 'Insurance', 'Subscription']

/** Adds debts of different sizes and due dates, named "Debt 1", "Debt 2" and so on. */
export async function addDebts(page: Page, account: Account, count: number) {
  for (let number = 1; number <= count; number += 1) {
    await callApi(page, account, 'POST', '/api/liabilities', {
      liability_type: TYPES[number % TYPES.length],
      description: `Debt ${number}`,
      liability_amount: 300 + 40 * number,
      installments_total: 6 + (number % 12),
      frequency: number % 4 === 0 ? 'quarterly' : 'monthly',
      due_date: inDays(number % 45),
      priority_score: 1 + (number % 100),
      interest_rate: number % 3 === 0 ? 0 : 5 + (number % 15),
    })
  }
}
