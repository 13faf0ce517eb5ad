import type { JsonRow } from '../../../storage/tables/transfer-tables'
import type { LedgerAccount, LedgerRoot } from './ledger-model'

/** The accounts that belong to no asset, liability or category. */
const FIXED = {
  openings: { root: 'Equity', path: ['Opening balances'], id: null },
  adjustments: { root: 'Equity', path: ['Adjustments'], id: null },
  interest: { root: 'Expenses', path: ['Interest'], id: null },
  received: { root: 'Income', path: ['Expected money'], id: null },
  gains: { root: 'Income', path: ['Capital gains'], id: null },
} as const satisfies Record<string, LedgerAccount>

const NO_CATEGORY = 'No category'

/** The accounts of one person's exported books. */
export class LedgerAccounts {
  readonly fixed: Readonly<Record<keyof typeof FIXED, LedgerAccount>> = FIXED
  private readonly items = new Map<string, LedgerAccount>()
  private readonly categories = new Map<string, LedgerAccount>()

  /** @param lists rows of the document, oldest first; deleted ones have entries too */
  constructor(lists: { assets: readonly JsonRow[]; liabilities: readonly JsonRow[] }) {
    for (const { id, asset_type, description } of lists.assets) {
      this.items.set(String(id), toAccount('Assets', String(id), [asset_type, description]))
    }
    for (const { id, liability_type, description } of lists.liabilities) {
      this.items.set(String(id), toAccount('Liabilities', String(id), [liability_type, description]))
    }
  }

  /** In the order in which they get their names. */
  get all(): LedgerAccount[] {
    return [...Object.values(this.fixed), ...this.items.values()]
  }

  /** The account of an asset or liability. */
  item(kind: string, id: string): LedgerAccount {
    const known = this.items.get(id)
    if (known) return known
    const added = toAccount(kind === 'asset' ? 'Assets' : 'Liabilities', id, ['Unknown', id])
    this.items.set(id, added)
    return added
  }

  category(root: 'Income' | 'Expenses', category: string | null): LedgerAccount {
    const key = JSON.stringify([root, category])
    const account = this.categories.get(key) ?? { root, path: [category ?? NO_CATEGORY], id: null }
    this.categories.set(key, account)
    return account
  }
}

/** All have a type and a name, so that no account is inside another one and a balance is of one account alone. */
function toAccount(root: LedgerRoot, id: string, [type, description]: [unknown, unknown]): LedgerAccount {
  const name = String(description).trim()
  return { root, path: [String(type), name === '' ? String(type) : name], id }
}
