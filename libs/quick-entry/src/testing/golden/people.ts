import type { QuickEntryContext } from '../../quick-entry'

/** A Wednesday. */
export const TODAY = '2026-03-11'

/** Owes on a car, a credit card and two personal loans; holds shares of three companies. */
export const dollars: QuickEntryContext = {
  today: TODAY,
  currency: 'USD',
  accounts: ['Cash', 'Savings Account', 'Checking Account'],
  liabilities: [
    { id: 'car', type: 'Car Loan', description: 'Honda Civic' },
    { id: 'card', type: 'Credit Card', description: 'Visa Gold' },
    { id: 'ana', type: 'Personal Loan', description: 'Ana' },
    { id: 'bank', type: 'Personal Loan', description: 'Kitchen' },
  ],
  cards: ['Visa Gold'],
  positions: ['ACME', 'AAPL', 'Globex'],
}

/** Owes rent and a mortgage, pays in euros, has no checking account and no shares. */
export const euros: QuickEntryContext = {
  today: TODAY,
  currency: 'EUR',
  accounts: ['Cash', 'Savings Account'],
  liabilities: [
    { id: 'rent', type: 'Rent', description: 'Flat in Bonn' },
    { id: 'house', type: 'Mortgage', description: '' },
  ],
  positions: [],
}
