import { parseSync } from 'libpg-query'

/** A node of the parser's tree, or a list of them. */
type Node = Readonly<Record<string, unknown>>

/** What stays on the coordinator, where any statement is possible (deploy/citus/distribute.sql). */
const LOCAL_SCHEMA = 'solvent_internal'
const LOCAL_TABLE = 'throttles'
const VOLATILE = new Set(['gen_random_uuid', 'random', 'clock_timestamp', 'nextval'])

/**
 * What Citus refuses, or runs on every node, in a message of one or more statements; by the rules of its planner
 * (`multi_router_planner.c`, `insert_select_planner.c`) that statements of one person meet. The parser's module must be
 * loaded.
 */
export function citusRefusals(message: string): string[] {
  const { stmts = [] } = parseSync(message) as { stmts?: { stmt: Node }[] }
  const statements = stmts.map(({ stmt }) => stmt)
  return [...settingRefusals(statements), ...statements.flatMap(statementRefusals)]
}

/** For each `set local`, Citus sends the whole message around it to the nodes. */
function settingRefusals(statements: readonly Node[]): string[] {
  const settings = statements.filter(({ VariableSetStmt: set }) => isNode(set) && set.is_local === true)
  if (settings.length > 1) return ['several "set local" in one message']
  const begins = statements.some(({ TransactionStmt: change }) => isNode(change))
  return settings.length === 1 && begins ? ['"set local" in one message with "begin" or "commit"'] : []
}

function statementRefusals(statement: Node): string[] {
  const refusals = changesIn(statement).flatMap(([kind, change]) =>
    isLocal(change) ? [] : [...(kind === 'InsertStmt' ? insertRefusals(change) : updateRefusals(change))],
  )
  const { InsertStmt: insert } = statement
  const copiesRows = isNode(insert) && !isLocal(insert) && fromOf(insert).length > 0
  if (copiesRows && changesIn(insert).length > 0) refusals.push('a change in a CTE of "insert ... select"')
  return refusals
}

/** All inserts, updates and deletes in a tree, those of CTEs as well. */
function changesIn(tree: unknown): [kind: string, change: Node][] {
  return nodesIn(tree).flatMap((node) =>
    ['InsertStmt', 'UpdateStmt', 'DeleteStmt'].flatMap((kind): [string, Node][] => {
      const change = node[kind]
      return isNode(change) ? [[kind, change]] : []
    }),
  )
}

function insertRefusals(insert: Node): string[] {
  const select = selectOf(insert)
  if (Array.isArray(select.valuesLists))
    return has(select.valuesLists, 'SubLink') ? ['a subquery in the values of an insert'] : []
  const from = fromOf(insert)
  const isOfPerson = from.some((item) => has(item, 'RangeVar'))
  if (!isOfPerson) return ['an "insert ... select" from no table']
  return has(ownerIn(insert, select), 'ColumnRef')
    ? []
    : ['an "insert ... select" whose owner is not a column']
}

/** What an "insert ... select" writes into `user_id`, which is the first column of every table. */
function ownerIn({ cols }: Node, { targetList }: Node): unknown {
  const columns = Array.isArray(cols) ? cols : []
  const named = columns.findIndex((column) => nodesIn(column).some(({ name }) => name === 'user_id'))
  const index = columns.length > 0 ? named : 0
  return Array.isArray(targetList) ? targetList[index] : undefined
}

function updateRefusals({ targetList, returningClause, relation: _, ...rest }: Node): string[] {
  const names = nodesIn([targetList, rest.whereClause]).map(({ sval }) => String(sval))
  return [
    ...(names.some((name) => VOLATILE.has(name)) ? ['a volatile function in a change'] : []),
    ...(has(returningClause, 'FuncCall') ? ['a function in "returning"'] : []),
  ]
}

function isLocal({ relation }: Node): boolean {
  if (!isNode(relation)) return false
  return relation.schemaname === LOCAL_SCHEMA || relation.relname === LOCAL_TABLE
}

function selectOf({ selectStmt }: Node): Node {
  const select = isNode(selectStmt) ? selectStmt.SelectStmt : undefined
  return isNode(select) ? select : {}
}

function fromOf(insert: Node): readonly unknown[] {
  const { fromClause } = selectOf(insert)
  return Array.isArray(fromClause) ? fromClause : []
}

function has(tree: unknown, kind: string): boolean {
  return nodesIn(tree).some((node) => kind in node)
}

function nodesIn(tree: unknown): Node[] {
  if (Array.isArray(tree)) return tree.flatMap(nodesIn)
  return isNode(tree) ? [tree, ...Object.values(tree).flatMap(nodesIn)] : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
