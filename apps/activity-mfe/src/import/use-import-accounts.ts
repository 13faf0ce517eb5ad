import { useRead } from '@solvent/api-client'
import {
  assetNaming,
  type BankReview,
  isCard,
  liabilityNaming,
  listAssets,
  listBankImports,
  listLiabilities,
} from '@solvent/contracts'

export type ImportAccount = BankReview['account']

/** An account that a file can be imported into. */
export interface ImportAccountOption {
  account: ImportAccount
  name: string
}

/** The accounts and cards of the person, the one of the last import first, and the debts. */
export function useImportAccounts() {
  const assets = useRead(listAssets, {})
  const liabilities = useRead(listLiabilities, {})
  const { data: earlier, error: earlierError } = useRead(listBankImports, {})
  const readings = [assets, liabilities]
  const isLoaded = assets.data && liabilities.data && (earlier ?? earlierError) != null
  const cash = (assets.data?.assets ?? []).filter(({ is_liquid }) => is_liquid)
  const debts = liabilities.data?.liabilities ?? []
  const last = earlier?.imports[0]?.account.id
  const options: ImportAccountOption[] = [
    ...cash.map((asset) => ({
      account: { kind: 'asset' as const, id: asset.id },
      name: assetNaming(asset).name,
    })),
    ...debts.filter(isCard).map((card) => ({
      account: { kind: 'liability' as const, id: card.id },
      name: liabilityNaming(card).name,
    })),
  ]
  return {
    options: isLoaded ? options.sort((a, b) => rankOf(a, last) - rankOf(b, last)) : undefined,
    debts: debts.map((debt) => ({
      id: debt.id,
      name: liabilityNaming(debt).name,
      owed: debt.remaining_amount,
    })),
    error: readings.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const reading of readings) if (reading.error !== null) reading.retry()
    },
  }
}

function rankOf({ account }: ImportAccountOption, last: string | undefined): number {
  return account.id === last ? 0 : 1
}
