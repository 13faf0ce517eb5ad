import { type ActionKind, coversScope, type TokenScope } from '@solvent/contracts'
import { moneyFormat } from '@solvent/money'
import { allLiabilities } from '../../storage/tables/liabilities-table'
import { ownCategories } from '../../storage/tables/own-categories-table'
import { pageCurrencyOf, requireUser } from '../account/profile'
import { inOneTransaction, readBooks } from '../books/with-books'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { unpaidDebts } from './named-debt'
import { beginCall, type CallEffect, endCall, type Program, type ProgramCall } from './program-turn'
import type { ReadTool } from './read-tools'
import { actOn } from './save-or-draft'
import { parseArguments } from './tool-arguments'
import { problemsOf, resultOrRefusal } from './tool-results'
import type { WriteTool } from './write-tools'

// Programs of the person use the tools of the assistant, under the same guards.

/** What a call returned to the program, and the table that it saved to, if any. */
export interface CallOutcome {
  result: unknown
  table?: string
}

/** What a token with the scope `record` may save. Everything else needs `manage`. */
const RECORDING: readonly ActionKind[] = [
  'record_expense',
  'record_refund',
  'record_income',
  'record_trade',
  'record_transfer',
  'pay_liability',
]

/** Reads for a program, and keeps what it was sent. */
export async function readForProgram(
  services: Services,
  userId: string,
  program: Program,
  { tool: name, args, use: { schema, labels, read } }: ProgramCall & { use: ReadTool },
): Promise<CallOutcome> {
  const parsed = parseArguments(schema, JSON.stringify(args))
  if (!parsed.success) return { result: { error: problemsOf(parsed.error) } }
  // Parsed by the tool's own schema.
  const result = await resultOrRefusal(() => read(services, userId, parsed.data as never))
  const call = { tool: name, args: parsed.data }
  const [, label] = labels
  await services.db.asUser(userId, async (tx) => {
    const turnId = await beginCall(services, tx, program)
    await endCall(services, tx, { program, turnId, call, effect: { result, label, cards: [], status: 'ok' } })
  })
  return { result }
}

/**
 * Saves what a program proposes if its token may and the guards of the assistant find no reason to ask. Otherwise
 * keeps it as a draft, which waits for the person.
 */
export async function proposeForProgram(
  services: Services,
  userId: string,
  program: Program,
  { tool: name, args, use: { schema, resolve } }: ProgramCall & { use: WriteTool },
): Promise<CallOutcome> {
  const parsed = parseArguments(schema, JSON.stringify(args))
  if (!parsed.success) return { result: { error: problemsOf(parsed.error) } }
  const { currency, ...context } = await proposalContext(services, userId)
  // A program has no message of the person; its own arguments are its words.
  const message = JSON.stringify(parsed.data)
  // Parsed by the tool's own schema.
  const proposed = resolve(parsed.data as never, { ...context, message })
  if ('error' in proposed) return { result: proposed }
  const call = { tool: name, args: parsed.data }
  try {
    return await inOneTransaction(services, userId, async (within, tx) => {
      const turnId = await beginCall(within, tx, program)
      const mayRecord = coversScope(program.scope, scopeFor(proposed.action.kind))
      const proposal = {
        ...proposed,
        reason: mayRecord ? null : ('program' as const),
        money: moneyFormat(currency),
      }
      const { done, label, cards, table } = await actOn(within, userId, turnId, proposal, null)
      const isSaved = 'saved' in done
      const result = isSaved
        ? done
        : { saved: false, waits_for_confirmation: done.asked, reason: done.reason }
      const effect: CallEffect = { result, label, cards, status: isSaved ? 'saved' : 'confirm' }
      await endCall(within, tx, { program, turnId, call, effect })
      return { result, ...(table !== undefined && { table }) }
    })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { result: { error: error.message, ...(error.fields && { fields: error.fields }) } }
  }
}

function scopeFor(kind: ActionKind): TokenScope {
  return RECORDING.includes(kind) ? 'record' : 'manage'
}

/** @throws DomainError `user_not_found` */
function proposalContext(services: Services, userId: string) {
  return readBooks(services, userId, async (books) => {
    const [user, liabilities, categories] = await Promise.all([
      requireUser(books),
      allLiabilities(books),
      ownCategories(books),
    ])
    return {
      today: books.today,
      currency: pageCurrencyOf(user),
      categories,
      liabilities: unpaidDebts(liabilities),
    }
  })
}
