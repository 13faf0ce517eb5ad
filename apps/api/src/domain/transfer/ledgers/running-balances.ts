import { addMonthsClamped, endOfMonth } from '@solvent/money'
import type { LedgerAccount, LedgerTransaction, Posting } from './ledger-model'

/** The balances of the accounts at the end of each month, for transactions that come by date. */
export class RunningBalances {
  private readonly all = new Map<LedgerAccount, bigint>()
  /** The accounts that have a balance or changed in the current month. */
  private readonly current = new Set<LedgerAccount>()
  /** The first day of the current month; null before the first transaction. */
  private month: string | null = null

  add({ date, postings }: LedgerTransaction): void {
    this.month = `${date.slice(0, 7)}-01`
    for (const { account, amount } of postings) {
      this.all.set(account, (this.all.get(account) ?? 0n) + amount)
      this.current.add(account)
    }
  }

  /**
   * Ends the months before a date and returns their last days with the balances then. An account that has no balance
   * and did not change in a month is left out.
   */
  *endMonthsBefore(date: string): Generator<[day: string, balances: Posting[]]> {
    for (
      ;
      this.month !== null && endOfMonth(this.month) < date;
      this.month = addMonthsClamped(this.month, 1)
    ) {
      if (this.current.size > 0) yield [endOfMonth(this.month), this.balancesOf(this.current)]
      for (const account of this.current) if (this.all.get(account) === 0n) this.current.delete(account)
    }
  }

  /** The last day of the current month and the balances of all accounts, or null if there are none. */
  end(): [day: string, balances: Posting[]] | null {
    if (this.month === null || this.all.size === 0) return null
    return [endOfMonth(this.month), this.balancesOf(this.all.keys())]
  }

  private balancesOf(accounts: Iterable<LedgerAccount>): Posting[] {
    return Array.from(accounts, (account) => ({ account, amount: this.all.get(account) ?? 0n }))
  }
}
