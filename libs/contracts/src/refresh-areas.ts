/** The parts of the screens that show data of their own. */
export type Area = 'dashboard' | 'assets' | 'liabilities' | 'recommendations'

/** What a save names as changed. */
export type SavedTable = 'assets' | 'liabilities' | 'payment' | 'users' | 'income' | 'expenses' | 'trades'

const areasByTable: Readonly<Record<SavedTable, readonly Area[]>> = {
  assets: ['assets', 'dashboard'],
  liabilities: ['liabilities', 'dashboard', 'recommendations'],
  payment: ['liabilities', 'assets', 'dashboard', 'recommendations'],
  users: ['dashboard'],
  income: ['dashboard'],
  expenses: ['assets', 'dashboard'],
  trades: ['assets', 'dashboard'],
}

function isSavedTable(table: string): table is SavedTable {
  return Object.hasOwn(areasByTable, table)
}

/** Which areas a save makes stale. A table nobody knows refreshes the dashboard only. */
export function areasOf(table: string): readonly Area[] {
  return isSavedTable(table) ? areasByTable[table] : ['dashboard']
}
