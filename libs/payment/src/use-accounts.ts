import { useRead } from '@solvent/api-client'
import { listAssets } from '@solvent/contracts'
import { emptySource, type PaymentSource, paymentSources, proposedSource } from './payment-sources'

/** The accounts of expenses, income and trades, which name an account by its name or its type. */
export function useAccounts() {
  const assets = useRead(listAssets, {})
  const sources = assets.data && byName(paymentSources(assets.data.assets))
  return {
    /** The props of `SourceField` except what is chosen. */
    choice: { sources, failed: assets.error !== null, onRetry: assets.retry },
    /** The account with this name; the usual one without a name. */
    accountNamed: (name: string): PaymentSource => accountNamed(sources ?? [], name),
  }
}

/** The sources with their names as keys. Assets of one name are one account, and a type is all of its assets. */
function byName(sources: readonly PaymentSource[]): PaymentSource[] {
  const types = new Set(sources.map(({ key }) => key))
  const named = sources
    .filter(({ key, name }) => key === name || !types.has(name))
    .map((source) => (source.key === source.type ? source : { ...source, key: source.name }))
  return [...new Map(named.map((source) => [source.key, source])).values()]
}

function accountNamed(accounts: readonly PaymentSource[], name: string): PaymentSource {
  if (name === '') return proposedSource(accounts, 0n)
  const [only, ...others] = accounts.filter(({ type }) => type === name)
  const one = others.length === 0 ? only : undefined
  return accounts.find(({ key }) => key === name) ?? one ?? emptySource(name)
}
