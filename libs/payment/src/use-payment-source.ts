import { DEFAULT_PAYMENT_SOURCE, type ScheduledPayment } from '@solvent/contracts'
import { useState } from 'react'
import { emptySource, type PaymentSource, proposedSource } from './payment-sources'

/**
 * The source of a payment. One is proposed when the sources are loaded. It only changes if the user chooses another:
 * neither another amount nor a change of the balances moves it.
 */
export function usePaymentSource(
  sources: readonly PaymentSource[] | undefined,
  scheduled: ScheduledPayment | undefined,
) {
  const [latest, setLatest] = useState(() => scheduled && sourceOfScheduled(scheduled))
  /** The source with the chosen key; the latest one if there is none, without money if it has lost it. */
  const sourceOf = (chosen: string): PaymentSource => {
    const key = chosen || latest?.key
    const known = latest ?? emptySource(DEFAULT_PAYMENT_SOURCE)
    return sources?.find((source) => source.key === key) ?? { ...known, available: 0n }
  }
  /** Called on every render with the chosen key and the amount of the payment in minor units. */
  const follow = (chosen: string, amount: bigint): void => {
    if (!sources) return
    const source = chosen || latest ? sourceOf(chosen) : proposedSource(sources, amount)
    if (source.key !== latest?.key) setLatest(source)
  }
  return { sourceOf, follow }
}

function sourceOfScheduled({ payment_account: type, payment_asset_id, source: name }: ScheduledPayment) {
  return emptySource(type, { key: payment_asset_id ?? type, name })
}
