import type { ScriptedAnswer } from '@solvent/api-testing/scripted-provider'
import { toMajor } from '../people/amounts'

/** The point in a turn at which the server is killed. */
export interface KillPoint {
  name: string
  /** The message that reports an expense of this many cents. */
  message(cents: bigint): string
  /** The provider's replies before the kill; the next request stays open until then. Null if there are no requests. */
  repliesBefore: ((cents: bigint) => readonly ScriptedAnswer[]) | null
  /** How many times the expense is in the books at the kill; null if the kill may come before or after the save. */
  savedEntries: 0 | 1 | null
  /** The provider's replies when the message is sent again: it starts over, as if it had not been asked before. */
  repliesAfter(cents: bigint): readonly ScriptedAnswer[]
  /** The final result of the message. */
  result: 'entry' | 'draft'
  /** The reply sent just as the kill comes; null if the turn waits for the kill, or calls no provider. */
  finalReply: ((cents: bigint) => ScriptedAnswer) | null
}

const TEXT: ScriptedAnswer = { text: 'That is noted.' }

/** Parsed from the message by code, without a model. */
export const quick: KillPoint = {
  name: 'an entry that is read without a model',
  message: (cents) => `I spent ${inWords(cents)} on lunch`,
  repliesBefore: null,
  savedEntries: null,
  repliesAfter: () => [],
  result: 'entry',
  finalReply: null,
}

const asked: KillPoint = {
  name: 'the provider is being asked',
  message: stated,
  repliesBefore: () => [],
  savedEntries: 0,
  repliesAfter: (cents) => [record(cents), TEXT],
  result: 'entry',
  finalReply: null,
}

/** The only request to the model is answered as the kill comes. */
export const recording: KillPoint = {
  ...asked,
  name: 'the entry is being saved',
  savedEntries: null,
  finalReply: record,
}

/** The additional read makes the model continue after it has recorded the expense. */
const recorded: KillPoint = {
  ...asked,
  name: 'the entry is saved',
  repliesBefore: (cents) => [recordAndRead(cents)],
  savedEntries: 1,
  repliesAfter: (cents) => [recordAndRead(cents), TEXT],
}

/** A question mark makes the expense a draft and makes the model continue. */
const proposed: KillPoint = {
  ...asked,
  name: 'the draft is saved',
  message: (cents) => `${stated(cents)}. What is left?`,
  repliesBefore: (cents) => [record(cents)],
  result: 'draft',
}

const answering: KillPoint = {
  ...recorded,
  name: 'the answer is being written',
  finalReply: () => TEXT,
}

export const killPoints: readonly KillPoint[] = [asked, recording, recorded, proposed, answering, quick]

/** Whether the turn runs concurrently with the kill instead of waiting for it. */
export function isRacing({ repliesBefore, finalReply }: KillPoint): boolean {
  return repliesBefore === null || finalReply !== null
}

function stated(cents: bigint): string {
  return `For my lunch I paid ${inWords(cents)}, which was a nice one`
}

function inWords(cents: bigint): string {
  return toMajor(cents).toFixed(2)
}

function record(cents: bigint): { calls: { tool: string; args: unknown }[] } {
  const args = { amount: toMajor(cents), category: 'Eating out', note: 'lunch' }
  return { calls: [{ tool: 'record_expense', args }] }
}

function recordAndRead(cents: bigint): ScriptedAnswer {
  return { calls: [...record(cents).calls, { tool: 'list_assets', args: {} }] }
}
