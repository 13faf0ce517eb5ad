import type { QuickEntryContext } from '../../quick-entry'

/** A Wednesday. */
const today = '2026-03-11'
const accounts = ['Cash', 'Savings Account', 'Checking Account']

/** The persons who write the phrases. */
export const PEOPLE = {
  usd: {
    today,
    currency: 'USD',
    accounts,
    liabilities: [
      { id: 'car', type: 'Car Loan', description: 'Honda Civic' },
      { id: 'card', type: 'Credit Card', description: 'Visa Gold' },
      { id: 'ana', type: 'Personal Loan', description: 'Ana' },
      { id: 'bank', type: 'Personal Loan', description: 'Kitchen' },
    ],
    cards: ['Visa Gold'],
    positions: ['ACME', 'AAPL', 'Globex'],
  },
  gbp: {
    today,
    currency: 'GBP',
    accounts: [...accounts, 'Emergency Fund', 'Euro Account'],
    liabilities: [
      { id: 'student', type: 'Student Loan', description: '' },
      { id: 'house', type: 'Mortgage', description: 'Leeds' },
    ],
    cards: ['Visa', 'Amex'],
    positions: ['TSCO'],
  },
  eur: {
    today,
    currency: 'EUR',
    accounts: [...accounts, 'Holiday Fund'],
    liabilities: [
      { id: 'car', type: 'Car Loan', description: 'Golf' },
      { id: 'house', type: 'Mortgage', description: '' },
    ],
    cards: ['Visa'],
    positions: ['SAP'],
  },
  inr: {
    today,
    currency: 'INR',
    accounts,
    liabilities: [
      { id: 'bike', type: 'Personal Loan', description: 'Bike' },
      { id: 'home', type: 'Mortgage', description: '' },
    ],
    cards: ['HDFC Visa'],
    positions: ['TCS', 'INFY'],
  },
} as const satisfies Record<string, QuickEntryContext>
