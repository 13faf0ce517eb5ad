import type { LedgerAccount } from './ledger-model'

/**
 * Account names of one format, unique for each account. Of several accounts with one name the first keeps it, and the
 * others get the end of their id, so that names stay the same from export to export.
 */
export class AccountNames {
  private readonly names = new Map<LedgerAccount, string>()
  private readonly taken = new Set<string>()

  /**
   * @param component makes a text safe as one part of a name; never empty and without a colon
   * @param first accounts that get their names before all others
   */
  constructor(
    private readonly component: (text: string) => string,
    first: readonly LedgerAccount[],
  ) {
    for (const account of first) this.nameOf(account)
  }

  nameOf(account: LedgerAccount): string {
    const known = this.names.get(account)
    if (known !== undefined) return known
    const name = this.freeName(account)
    this.names.set(account, name)
    this.taken.add(name)
    return name
  }

  private freeName({ root, path, id }: LedgerAccount): string {
    const parents = [root, ...path.slice(0, -1).map(this.component)]
    const last = path.at(-1) ?? ''
    for (const suffix of suffixes(id)) {
      const name = [...parents, this.component(`${this.component(last)}${suffix}`)].join(':')
      if (!this.taken.has(name)) return name
    }
    throw new Error('There is always another number.')
  }
}

function* suffixes(id: string | null): Generator<string, void> {
  yield ''
  if (id !== null) {
    yield ` ${id.slice(-8)}`
    yield ` ${id}`
  }
  for (let n = 2; ; n += 1) yield ` ${n}`
}
