/** Debts that are all paid on the same day of each month; amounts in cents, rates in basis points a year. */
export interface CentDebts {
  balances_cents: number[]
  rates_bp: number[]
  minimums_cents: number[]
  budget_cents: number
}

/** The least that can be paid in total, and what two rules pay. */
export interface CentOutcome {
  optimum_total_paid_cents: number
  optimum_months: number
  avalanche_total_paid_cents: number
  avalanche_months: number
  snowball_total_paid_cents: number
}

export interface GridDebts extends CentDebts {
  /** Payments are multiples of this, exact minimums or exact pay-offs. */
  grid_cents: number
}

export interface GridOutcome {
  optimum_total_paid_cents: number
  optimum_payments: number
  avalanche_total_paid_cents: number
  avalanche_payments: number
  snowball_total_paid_cents: number
}

/** The same in infinitely divisible money; amounts in dollars. */
export interface ContinuousDebts {
  balances: number[]
  annual_rates_percent: number[]
  minimums: number[]
  budget: number
}

export interface ContinuousOutcome {
  optimum_total_interest: number
  avalanche_total_interest: number
  avalanche_payments: number
  snowball_total_interest: number
}

interface LumpyLoan {
  balance_cents: number
  rate_bp: number
  /** Extra payments on it are whole multiples of this. */
  lump_cents: number
}

export interface LumpyDebts {
  loan_a: LumpyLoan
  loan_b: LumpyLoan
  extra_cents: number
  months: number
}

export interface LumpyOutcome {
  total_debt_after: { avalanche_blocked: number; pay_b: number }
}
