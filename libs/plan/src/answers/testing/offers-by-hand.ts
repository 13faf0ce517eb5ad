import type { OfferFields, PlanInputs } from '@solvent/contracts'

const CARD = '0c000000-0000-4000-8000-000000000001'
const SOFA = '0c000000-0000-4000-8000-000000000002'

type Debt = PlanInputs['liabilities'][number]

/** 2% a month. */
const card: Debt = {
  id: CARD,
  liability_type: 'Credit Card',
  description: 'Card',
  remaining_amount: 1000,
  installment_amount: 100,
  installments_total: 60,
  installments_paid: 0,
  credit: 0,
  frequency: 'monthly',
  due_date: '2026-04-10',
  interest_rate: 24,
  priority_score: 50,
}

const sofa: Debt = {
  ...card,
  id: SOFA,
  liability_type: 'Other',
  description: 'Sofa',
  remaining_amount: 600,
  installments_total: 6,
  interest_rate: 0,
}

/** This month's budget is spent, so that each month from April on pays 200.00. */
function withDebts(...liabilities: Debt[]): PlanInputs {
  return {
    today: '2026-03-10',
    monthly_income: 1000,
    budget: { kind: 'amount', amount: 200 },
    paid_this_month: 200,
    liabilities,
    expected: [],
  }
}

const ONLY_CARD = withDebts(card)

/** A loan without costs that pays all of the card. */
const loan: OfferFields = {
  name: 'Offer',
  replaces: [{ id: CARD }],
  fee_percent: 0,
  fee_at_least: 0,
  charges: 0,
  liability_type: 'Personal Loan',
  interest_rate: 0,
  frequency: 'monthly',
  due_date: '2026-04-10',
  installments_total: 10,
}

interface OfferByHand {
  inputs: PlanInputs
  offer: OfferFields
}

function onCard(terms: Partial<OfferFields>): OfferByHand {
  return { inputs: ONLY_CARD, offer: { ...loan, ...terms } }
}

const { installments_total: _, ...loanByInstalment } = loan

/** The offers of the table in docs/plan.md, by their number. */
export const OFFERS_BY_HAND: Readonly<Record<string, OfferByHand>> = {
  1: onCard({}),
  2: onCard({ interest_rate: 12 }),
  3: onCard({
    fee_percent: 3,
    installments_total: 12,
    lender_terms: { rate_changes: [{ from: '2027-06-01', rate: 29.9 }] },
  }),
  4: onCard({ settled_for: 700, installments_total: 1 }),
  5: onCard({
    interest_rate: 29.9,
    installments_total: 24,
    lender_terms: { deferred_until: '2026-07-01' },
  }),
  6: onCard({ interest_rate: 18, charges: 5 }),
  7: onCard({ replaces: [{ id: CARD, amount: 500 }], installments_total: 5 }),
  8: onCard({ interest_rate: 12, fee_percent: 10, installments_total: 60 }),
  9: {
    inputs: ONLY_CARD,
    offer: {
      ...loanByInstalment,
      fee_percent: 3,
      installment_amount: 50,
      lender_terms: { rate_changes: [{ from: '2026-10-01', rate: 29.9 }] },
    },
  },
  10: onCard({ fee_percent: 3, fee_at_least: 75 }),
  11: onCard({ interest_rate: 20, charges: 20 }),
  12: {
    inputs: withDebts(card, sofa),
    offer: { ...loan, replaces: [{ id: CARD }, { id: SOFA }], interest_rate: 18, installments_total: 24 },
  },
}
