import { useRead } from '@solvent/api-client'
import { listAssets } from '@solvent/contracts'
import { backToMinor } from '@solvent/money'
import { paymentSources, proposedSource } from '@solvent/payment'

/** The account that the form of a payment of this amount proposes; nothing if none holds enough. */
export function PayFrom({ amount }: { amount: number }) {
  const { data } = useRead(listAssets, {})
  if (!data) return null
  const needed = backToMinor(amount)
  const { name, available } = proposedSource(paymentSources(data.assets), needed)
  return available >= needed ? <span>{`From ${name}`}</span> : null
}
