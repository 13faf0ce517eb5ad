import type { BankReview, ReviewLine } from '@solvent/contracts'

/** A file of a bank for the fake API, whose content is the review that the server would answer with. */
export function bankFile(name: string, review: Partial<BankReview>): File {
  const content = JSON.stringify(review)
  // The test environment's files cannot be read as text.
  return Object.assign(new File([content], name), { text: async () => content })
}

/** A line of a review: by default, an expense for groceries. Its index is its line of the file. */
export function reviewLine(line: number, given: Partial<ReviewLine> = {}): ReviewLine {
  return {
    line,
    booked_on: '2026-03-02',
    value_on: null,
    amount: -12.5,
    counterparty: 'Corner Shop',
    text: 'Card payment',
    bank_id: `bank-${line}`,
    as: { kind: 'expense', category: 'Groceries', note: 'Corner Shop' },
    is_imported: false,
    problem: null,
    balance: 100,
    ...given,
  }
}
