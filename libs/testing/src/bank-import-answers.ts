import {
  type BankImport,
  type BankReview,
  type BodyOf,
  listBankImports,
  type QueryOf,
  readBankFile,
  saveBankImport,
  undoBankImport,
} from '@solvent/contracts'
import { type Answer, answer } from './answer'
import type { Books } from './books'
import { balancesOf, write } from './journal'
import { Refusal } from './refusal'
import { NOW } from './today'

/** Bank files and their imports. Simpler than the real server, an import changes no balances. */
export function bankImportAnswers(books: Books): Answer[] {
  const imports: BankImport[] = []
  const entriesOf = new Map<string, readonly string[]>()
  return [
    answer(readBankFile, ({ query, body }) => toReview(books, query, body)),
    answer(listBankImports, () => ({ imports })),
    answer(saveBankImport, ({ body }) => {
      const id = books.nextId()
      const days = body.lines.map(({ booked_on }) => booked_on).sort()
      const saved = {
        id,
        file_name: body.file_name,
        file_kind: body.file_kind,
        account: body.account,
        label: labelOf(books, body.account.id),
        created_at: NOW,
        lines: body.lines.length,
        existing: body.lines.filter(({ as }) => as.kind === 'existing').length,
        from: days[0] ?? '',
        to: days.at(-1) ?? '',
        undone_at: null,
      }
      imports.unshift(saved)
      entriesOf.set(id, writeLines(books, body))
      return saved
    }),
    answer(undoBankImport, ({ params }) => {
      const found = imports.find(({ id }) => id === params.id)
      if (!found) throw new Refusal('not_found')
      found.undone_at = NOW
      const deleted = entriesOf.get(params.id) ?? []
      for (const id of deleted) {
        const index = books.entries.findIndex((entry) => entry.id === id)
        if (index >= 0) books.entries.splice(index, 1)
      }
      return { deleted: deleted.length, kept: 0 }
    }),
  ]
}

/** The review that the file contains, read with the given statement, order of dates and columns. */
function toReview(books: Books, query: QueryOf<typeof readBankFile>, bytes: Uint8Array): BankReview {
  const given: Partial<BankReview> = JSON.parse(new TextDecoder().decode(bytes))
  const { mapping } = query
  const orders = given.date_orders ?? ['ymd']
  const order = mapping?.date_order ?? query.date_order
  return {
    file_kind: 'ofx',
    account: { kind: query.account_kind, id: query.account_id },
    label: labelOf(books, query.account_id),
    statements: [{ account: null, currency: null, lines: given.lines?.length ?? 0 }],
    lines: [],
    closing: null,
    ...given,
    statement: query.statement ?? 0,
    date_orders: order ? [order, ...orders.filter((one) => one !== order)] : orders,
    table: given.table && mapping ? { ...given.table, mapping, is_remembered: false } : (given.table ?? null),
  }
}

function labelOf(books: Books, id: string): string {
  return balancesOf(books).get(id)?.label ?? ''
}

/** Writes an entry for each new line; returns their ids. */
function writeLines(books: Books, { account, lines }: BodyOf<typeof saveBankImport>): string[] {
  return lines.flatMap(({ as, amount, booked_on }) => {
    if (as.kind === 'existing') return []
    const change = {
      account_kind: account.kind,
      account_id: account.id,
      label: labelOf(books, account.id),
      amount,
    }
    const { id } = write(books, {
      kind: as.kind === 'refund' ? 'expense' : as.kind,
      note: 'note' in as ? as.note : '',
      category: 'category' in as ? as.category : null,
      changes: [change],
      reverses: null,
      author: 'import',
      occurred_on: booked_on,
    })
    return [id]
  })
}
