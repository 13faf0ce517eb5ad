import { useRead } from '@solvent/api-client'
import { listAssets, listLiabilities } from '@solvent/contracts'
import {
  cardSources,
  emptySource,
  type PaymentSource,
  paymentSources,
  proposedSource,
} from './payment-sources'

/** The accounts of income, trades and transfers, which name an account by its name or its type. */
export function useAccounts() {
  const assets = useRead(listAssets, {})
  const sources = assets.data && byName(paymentSources(assets.data.assets))
  return choiceOf(sources, [assets])
}

/** The accounts and the cards that an expense can come from. */
export function useSpendingAccounts() {
  const assets = useRead(listAssets, {})
  const debts = useRead(listLiabilities, {})
  const sources =
    assets.data &&
    debts.data &&
    byName([...paymentSources(assets.data.assets), ...cardSources(debts.data.liabilities)])
  return choiceOf(sources, [assets, debts])
}

type Reading = Pick<ReturnType<typeof useRead>, 'error' | 'retry'>

function choiceOf(sources: readonly PaymentSource[] | undefined, readings: readonly Reading[]) {
  const onRetry = () => {
    for (const reading of readings) if (reading.error !== null) reading.retry()
  }
  return {
    /** The props of `SourceField` except what is chosen. */
    choice: { sources, failed: readings.some(({ error }) => error !== null), onRetry },
    /** The account with this name; the usual one without a name. */
    accountNamed: (name: string): PaymentSource => accountNamed(sources ?? [], name),
  }
}

/** The sources with their names as keys. Those of one name are one account, and a type is all of its assets. */
function byName(sources: readonly PaymentSource[]): PaymentSource[] {
  const types = new Set(sources.map(({ key }) => key))
  const named = sources
    .filter(({ key, name }) => key === name || !types.has(name))
    .map((source) => (source.key === source.type ? source : { ...source, key: source.name }))
  const first = new Map<string, PaymentSource>()
  for (const source of named) if (!first.has(source.key)) first.set(source.key, source)
  return [...first.values()]
}

function accountNamed(accounts: readonly PaymentSource[], name: string): PaymentSource {
  if (name === '') return proposedSource(accounts, 0n)
  const [only, ...others] = accounts.filter(({ type }) => type === name)
  const one = others.length === 0 ? only : undefined
  return accounts.find(({ key }) => key === name) ?? one ?? emptySource(name)
}
