import type { BankReview } from '@solvent/contracts'
import { dateInWords } from '@solvent/money'
import { formatAmount } from '@solvent/ui'
import type { OtherAccounts } from './line-kinds'
import type { LineState } from './review-lines'

interface About {
  account: BankReview['account']
  others: OtherAccounts
}

/** Who the line is from or to, or else the text of the bank. */
export function titleOf({ counterparty, text }: Pick<LineState['line'], 'counterparty' | 'text'>): string {
  return counterparty || text || 'No text'
}

/** What becomes of a line: "Expense · Groceries". */
export function outcomeOf({ status, as }: LineState, { account, others }: About): string {
  if (status === 'imported') return 'Already imported'
  if (status === 'left_out') return 'Left out'
  if (status === 'problem') return 'Not imported'
  if (status === 'existing' || as === null || as.kind === 'existing') return 'Already there'
  switch (as.kind) {
    case 'expense':
      return `Expense · ${as.category}`
    case 'refund':
      return `Refund · ${as.category}`
    case 'income':
      return `Income · ${as.category}`
    case 'transfer':
      return `${account.kind === 'asset' ? 'Transfer' : 'Payment'} · ${nameIn(others.accounts, as.account_id)}`
    case 'payment':
      return `Payment · ${nameIn(others.debts, as.liability_id)}`
  }
}

function nameIn(all: readonly { id: string; name: string }[], id: string): string {
  return all.find((one) => one.id === id)?.name ?? ''
}

/** More about the outcome: the parts of a payment, or the entry that a line stands for; empty if there is nothing. */
export function outcomeDetail({ status, as, payment, line, problem }: LineState): string {
  if (problem !== null) return problem
  if (status === 'existing' || status === 'imported') return line.existing ? existingText(line.existing) : ''
  if (status !== 'new' || as?.kind !== 'payment') return ''
  if (!payment) return 'Split into principal and interest when it is imported.'
  const { principal, interest, owed_after } = payment
  const parts = `${formatAmount(principal)} principal, ${formatAmount(interest)} interest`
  return `${parts}, ${formatAmount(owed_after)} owed after it`
}

function existingText({ occurred_on, note }: { occurred_on: string; note: string }): string {
  const day = dateInWords(occurred_on)
  return note ? `${day}, ${note}` : day
}
