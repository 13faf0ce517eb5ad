import { type ActionKind, type AnyScope, type Currency, coversScope } from '@solvent/contracts'
import { moneyFormat } from '@solvent/money'
import { allLiabilities } from '../../storage/tables/liabilities-table'
import { ownCategories } from '../../storage/tables/own-categories-table'
import { pageCurrencyOf, requireUser } from '../account/profile'
import { inOneTransaction, readBooks } from '../books/with-books'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { createDraft } from './drafts'
import { reasonToConfirm } from './judge-action'
import { describeAction, performAction } from './perform-action'
import { beginCall, type CallEffect, endCall, type Program, type ProgramCall } from './program-turn'
import type { ProposedAction } from './proposed-action'
import type { ReadTool } from './read-tools'
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
  const context = await proposalContext(services, userId)
  // A program has no message of the person; its own arguments are its words.
  const message = JSON.stringify(parsed.data)
  // Parsed by the tool's own schema.
  const proposed = resolve(parsed.data as never, { ...context, message })
  if ('error' in proposed) return { result: proposed }
  const call = { tool: name, args: parsed.data }
  try {
    return await inOneTransaction(services, userId, async (within, tx) => {
      const turnId = await beginCall(within, tx, program)
      const { table, ...effect } = await effectOf(within, userId, { program, turnId, proposed, ...context })
      await endCall(within, tx, { program, turnId, call, effect })
      return { result: effect.result, ...(table !== undefined && { table }) }
    })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { result: { error: error.message, ...(error.fields && { fields: error.fields }) } }
  }
}

interface Proposal {
  program: Program
  turnId: string
  proposed: Exclude<ProposedAction, { error: string }>
  currency: Currency
}

async function effectOf(
  services: Services,
  userId: string,
  { program, turnId, proposed: { action, debt }, currency }: Proposal,
): Promise<CallEffect & { table?: string }> {
  const mayRecord = coversScope(program.scope, scopeFor(action.kind))
  const reason = mayRecord ? await reasonToConfirm(services, userId, action, null) : 'program'
  if (reason === null) {
    const { entries, limit_notice, table } = await performAction(services, userId, action)
    const saved = entries.map(({ amount, label, date }) => ({ amount, label, date }))
    const label = `Saved: ${entries.map((entry) => entry.label).join('; ')}`
    return { result: { saved, limit_notice }, label, cards: entries, status: 'saved', table }
  }
  const label = describeAction(action, moneyFormat(currency), debt)
  const { kind, fields } = action
  const draftId = await createDraft(services, userId, { turnId, kind, fields, label, reason })
  return {
    result: { saved: false, waits_for_confirmation: label, reason },
    label: `Asked you to confirm: ${label}`,
    cards: [{ type: 'draft', draftId }],
    status: 'confirm',
  }
}

function scopeFor(kind: ActionKind): Exclude<AnyScope, 'calendar'> {
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
      liabilities: liabilities
        .filter(({ remaining }) => remaining > 0n)
        .map(({ id, type, description }) => ({ id, type, description })),
    }
  })
}
