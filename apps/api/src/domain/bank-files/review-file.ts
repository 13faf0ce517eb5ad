import { isCompleteMapping, type ReadOptions, type Statement, type TableReading } from '@solvent/bank-files'
import type { BankReview, QueryOf, readBankFile } from '@solvent/contracts'
import { currencyOf, requireUser } from '../account/profile'
import { readKnowledge } from '../bank-imports/review/knowledge'
import { reviewStatement } from '../bank-imports/review/review-statement'
import { readBooks } from '../books/with-books'
import { DomainError } from '../domain-error'
import { invalidField } from '../invalid-field'
import type { Services } from '../services'
import { rememberedMappings } from './remembered-mappings'
import { toMapping, toTableMapping } from './table-mapping'

type Query = QueryOf<typeof readBankFile>

/** What a table without a date or an amount has: nothing to record yet. */
const EMPTY: Statement = { account: null, currency: null, opening: null, closing: null, lines: [] }

/**
 * Reads a bank file and proposes what to record for the lines of one statement.
 *
 * @throws DomainError `invalid_request` for a file that cannot be read, or not into the account; `too_many_requests`
 */
export async function reviewFile(
  services: Services,
  userId: string,
  { bytes, query }: { bytes: Uint8Array; query: Query },
): Promise<BankReview> {
  const remembered = await services.db.asReader(userId, rememberedMappings)
  const options = { ...optionsOf(query), remembered }
  const { file, categories } = await services.bankFiles.read(userId, bytes, options)
  const { statement: index = 0, account_kind: kind, account_id: id } = query
  const { kind: file_kind, statements, dateOrders = [], table } = file
  const statement = statements[index] ?? EMPTY
  const otherStatements = statements.filter((one) => one !== statement)
  if (index > 0 && !statements[index]) throw invalidField('statement', 'The file has fewer accounts.')
  return readBooks(services, userId, async (books) => {
    requireCurrency(statement, currencyOf(await requireUser(books)))
    const known = await readKnowledge(books, { accountId: id, usual: new Map(categories) })
    return {
      ...(await reviewStatement(
        books,
        { kind, id },
        { statement, otherStatements, fileKind: file_kind, ...known },
      )),
      file_kind,
      statements: statements.map(({ account, currency, lines }) => ({
        account,
        currency,
        lines: lines.length,
      })),
      statement: index,
      date_orders: dateOrders,
      table: table ? toTable(table) : null,
    }
  })
}

function toTable({ mapping, isRemembered, ...rest }: TableReading): BankReview['table'] {
  return { ...rest, mapping: toTableMapping(mapping), is_remembered: isRemembered }
}

function optionsOf({ date_order: dateOrder, mapping: asked }: Query): ReadOptions {
  const mapping = asked && toMapping(asked)
  if (mapping && !isCompleteMapping(mapping))
    throw invalidField('mapping', 'Choose the columns of the date and the amount.')
  return { ...(dateOrder && { dateOrder }), ...(mapping && { mapping }) }
}

/** Money is displayed, never converted. */
function requireCurrency({ currency }: Statement, own: string): void {
  if (currency === null || currency === own) return
  throw new DomainError(
    'invalid_request',
    `The file is in ${currency}, and your currency is ${own}. Choose another file, or change your currency in your profile.`,
  )
}
