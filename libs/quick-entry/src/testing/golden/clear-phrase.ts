import type { ExpenseCategory, IncomeCategory } from '@solvent/contracts'
import type { QuickEntry, QuickEntryContext } from '../../quick-entry'
import { dollars, TODAY } from './people'

export type ClearPhrase = { message: string; entry: QuickEntry; context: QuickEntryContext }

type Where = { on?: string; from?: string; context?: QuickEntryContext }

export function spent(
  message: string,
  amount: bigint,
  category: ExpenseCategory,
  note: string,
  { on = TODAY, from = 'Cash', context = dollars }: Where = {},
): ClearPhrase {
  return {
    message,
    context,
    entry: { kind: 'expense', amount, occurredOn: on, account: from, category, note },
  }
}

export function earned(
  message: string,
  amount: bigint,
  category: IncomeCategory,
  note: string,
  { on = TODAY, from = 'Cash', context = dollars }: Where = {},
): ClearPhrase {
  return {
    message,
    context,
    entry: { kind: 'income', amount, occurredOn: on, account: from, category, note },
  }
}

type Deal = { side: 'buy' | 'sell'; quantity: string; symbol: string; price: bigint; amount: bigint }

export function traded(message: string, deal: Deal, { on = TODAY, from = 'Cash' }: Where = {}): ClearPhrase {
  return { message, context: dollars, entry: { kind: 'trade', ...deal, occurredOn: on, account: from } }
}

export function repaid(
  message: string,
  liabilityId: string,
  amount: bigint | 'installment' | 'full',
  { from = 'Cash', context = dollars }: Where = {},
): ClearPhrase {
  const what =
    typeof amount === 'bigint'
      ? { paymentType: 'partial' as const, amount }
      : { paymentType: amount, amount: null }
  return { message, context, entry: { kind: 'payment', liabilityId, ...what, account: from } }
}
