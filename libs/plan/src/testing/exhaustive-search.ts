/** A debt with monthly instalments that never end; amounts in whole minor units. */
export interface SmallDebt {
  balance: number
  rateBp: number
  instalment: number
  /** The month of the first due date: 0 for this one. */
  firstMonth: number
}

/** How the months end, in whole minor units. */
export interface Outcome {
  /** Months whose dues are not paid in full. */
  shortMonths: number
  /** The most that is due and not paid in a month. */
  largestGap: number
  /** Posted through the month after the last one. */
  interest: number
}

interface State {
  balances: readonly number[]
  /** Due in earlier months and not paid. */
  missed: readonly number[]
  money: number
  outcome: Outcome
}

const MONTHS = 3

/**
 * The best outcome of every way to spend a monthly budget on a few debts over three months in steps: fewest months
 * short, then the smallest largest gap, then least interest. Money that is not spent stays for later months. Interest
 * is posted before the payments of its month.
 */
export function bestOutcome(debts: readonly SmallDebt[], budget: number, step: number): Outcome {
  const start = {
    balances: debts.map(({ balance }) => balance),
    missed: debts.map(() => 0),
    money: 0,
    outcome: { shortMonths: 0, largestGap: 0, interest: 0 },
  }
  const search = (state: State, month: number): Outcome => {
    const { state: charged, dues } = chargedIn(month, state, debts)
    if (month === MONTHS) return charged.outcome
    const funded = { ...charged, money: charged.money + budget }
    const payments = waysToPay(funded.balances, dues, { money: funded.money, step })
    return payments.map((paid) => search(afterPaying(funded, dues, paid), month + 1)).reduce(better)
  }
  return search(start, 0)
}

function better(one: Outcome, other: Outcome): Outcome {
  return compareOutcomes(one, other) <= 0 ? one : other
}

/** Negative if the first one is better. */
export function compareOutcomes(one: Outcome, other: Outcome): number {
  return (
    one.shortMonths - other.shortMonths || one.largestGap - other.largestGap || one.interest - other.interest
  )
}

/** The interest of a month is posted, and its instalments fall due. */
function chargedIn(month: number, state: State, debts: readonly SmallDebt[]) {
  const interests = debts.map(({ rateBp, firstMonth }, place) =>
    month < firstMonth ? 0 : Math.floor((Number(state.balances[place]) * rateBp) / 120_000 + 0.5),
  )
  const balances = state.balances.map((balance, place) => balance + Number(interests[place]))
  const dues = debts.map(({ instalment, firstMonth }, place) =>
    Math.min(Number(balances[place]), Number(state.missed[place]) + (month < firstMonth ? 0 : instalment)),
  )
  const interest = state.outcome.interest + interests.reduce((sum, one) => sum + one, 0)
  return { state: { ...state, balances, outcome: { ...state.outcome, interest } }, dues }
}

/** Each debt gets a number of steps, what is due, or all of it, as long as the money reaches. */
function waysToPay(
  balances: readonly number[],
  dues: readonly number[],
  { money, step }: Record<'money' | 'step', number>,
): number[][] {
  const [balance, ...rest] = balances
  if (balance === undefined) return [[]]
  const [due = 0, ...otherDues] = dues
  const steps = Array.from({ length: Math.floor(balance / step) + 1 }, (_, count) => count * step)
  const amounts = new Set([...steps, due, balance])
  return [...amounts]
    .filter((amount) => amount <= money)
    .flatMap((amount) =>
      waysToPay(rest, otherDues, { money: money - amount, step }).map((others) => [amount, ...others]),
    )
}

function afterPaying(state: State, dues: readonly number[], paid: readonly number[]): State {
  const missed = dues.map((due, place) => Math.max(0, due - Number(paid[place])))
  const gap = missed.reduce((sum, amount) => sum + amount, 0)
  const { shortMonths, largestGap, interest } = state.outcome
  return {
    balances: state.balances.map((balance, place) => balance - Number(paid[place])),
    missed,
    money: state.money - paid.reduce((sum, amount) => sum + amount, 0),
    outcome: {
      shortMonths: shortMonths + Number(gap > 0),
      largestGap: Math.max(largestGap, gap),
      interest,
    },
  }
}
