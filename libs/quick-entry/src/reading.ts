import type { DateString } from '@solvent/money'
import type { Payment, RefundOf, Trade } from './quick-entry'
import type { NamedAccount } from './sentence'
import type { TransferEnds } from './transfer-ends'

type Common = { occurredOn: DateString | null; doubts: readonly string[] }

/** An entry that a message seems to state, and every reason why it may not. */
export type Reading = AccountReading | TransferReading

/** The accounts are null if they are not clear. */
export type TransferReading = Common & { kind: 'transfer'; amount: bigint } & TransferEnds

/** An entry with one account. */
export type AccountReading = Common & { account: NamedAccount } & (
    | { kind: 'expense'; amount: bigint; category: string; note: string }
    | { kind: 'income'; amount: bigint; category: string; note: string; refundOf?: RefundOf }
    | ({ kind: 'trade' } & Pick<Trade, 'side' | 'quantity' | 'symbol' | 'price' | 'amount'>)
    | ({ kind: 'payment' } & Pick<Payment, 'liabilityId' | 'paymentType' | 'amount'>)
  )
