import type { BankLine, Statement } from '@solvent/bank-files'
import type { AssetRow } from '../../../storage/tables/assets-table'
import { plainText } from '../plain-text'
import { lineText } from './line-text'
import { matchExisting } from './match-existing'

/**
 * The lines of a statement whose opposite is in another statement of the same file, with the person's account that the
 * other statement is about. Statements of unknown accounts are left out.
 *
 * @param lines of one statement
 */
export function pairStatements(
  lines: readonly BankLine[],
  others: readonly Statement[],
  accounts: readonly AssetRow[],
): Map<BankLine, AssetRow> {
  const opposite = others.flatMap((statement) => {
    const account = accountOf(statement, accounts)
    return account ? statement.lines.map((line) => ({ line, account })) : []
  })
  const found = matchExisting(
    lines.map(({ bookedOn, amount }) => ({ bookedOn, change: amount, text: NO_TEXT, bankId: null })),
    opposite.map(({ line, account }, index) => ({
      entryId: String(index),
      day: line.bookedOn,
      change: -line.amount,
      text: NO_TEXT,
      line: null,
      account,
    })),
  )
  return new Map(
    [...found].flatMap(([index, { account }]) => {
      const line = lines[index]
      return line ? [[line, account] as const] : []
    }),
  )
}

/** The two sides of a transfer may be worded in any way. */
const NO_TEXT = lineText('')

/** The account whose number, description or type is what the statement says. Null if none or several are. */
function accountOf({ account }: Statement, accounts: readonly AssetRow[]): AssetRow | null {
  const wanted = normalized(account ?? '')
  if (wanted === '') return null
  const found = accounts.filter((one) =>
    [one.account, one.description, one.type].some((name) => normalized(name) === wanted),
  )
  return found.length === 1 ? (found[0] ?? null) : null
}

function normalized(name: string): string {
  return plainText(name).replace(/[^\p{Letter}\p{Number}]/gu, '')
}
