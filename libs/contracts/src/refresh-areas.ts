/** The parts of the screens that show their own data. `access` shows the devices and programs that use the account. */
export type Area = 'dashboard' | 'assets' | 'liabilities' | 'recommendations' | 'access'

/**
 * What a save changed. `unknown` is a table that only another release knows; `everything` stands for saves that a page
 * may have missed.
 */
export type SavedTable =
  | 'assets'
  | 'liabilities'
  | 'payment'
  | 'scheduled_payments'
  | 'recurring'
  | 'plan'
  | 'users'
  | 'income'
  | 'expenses'
  | 'trades'
  | 'access'
  | 'everything'
  | 'unknown'

const areasByTable: Readonly<Record<SavedTable, readonly Area[]>> = {
  assets: ['assets', 'dashboard'],
  liabilities: ['liabilities', 'dashboard', 'recommendations'],
  payment: ['liabilities', 'assets', 'dashboard', 'recommendations'],
  scheduled_payments: ['liabilities', 'recommendations', 'dashboard'],
  recurring: ['recommendations', 'dashboard'],
  plan: ['recommendations', 'dashboard'],
  users: ['dashboard'],
  income: ['dashboard'],
  expenses: ['assets', 'dashboard'],
  trades: ['assets', 'dashboard'],
  access: ['access'],
  everything: ['assets', 'liabilities', 'dashboard', 'recommendations', 'access'],
  unknown: ['dashboard'],
}

function isSavedTable(name: string): name is SavedTable {
  return Object.hasOwn(areasByTable, name)
}

/** The table of a save by another tab, a remote of another release, or the assistant. */
export function toSavedTable(name: string | undefined): SavedTable {
  return name !== undefined && isSavedTable(name) ? name : 'unknown'
}

/** Which areas a save makes stale. */
export function areasOf(table: SavedTable): readonly Area[] {
  return areasByTable[table]
}
