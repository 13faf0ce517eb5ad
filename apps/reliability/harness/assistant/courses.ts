import type { ScriptedAnswer } from '@solvent/api-testing/scripted-provider'
import { toMajor } from '../people/amounts'

/** How far a turn gets before the server is killed. */
export interface Course {
  name: string
  /** What the person says about an expense of so many cents. */
  message(cents: bigint): string
  /** What the provider answers until then; the question after that waits for the kill. Null where it is not asked. */
  before: ((cents: bigint) => readonly ScriptedAnswer[]) | null
  /** How often the expense is in the books then; null where the kill may come before or after it. */
  saved: 0 | 1 | null
  /** What the provider answers when the message is sent again: it repeats itself, as if it had not been used. */
  after(cents: bigint): readonly ScriptedAnswer[]
  /** What comes of the message in the end. */
  result: 'entry' | 'draft'
  /** What the provider answers as the kill comes; null where the turn waits for the kill, or asks no provider. */
  last: ((cents: bigint) => ScriptedAnswer) | null
}

const TEXT: ScriptedAnswer = { text: 'That is noted.' }

/** Read by code from the message itself. */
export const quick: Course = {
  name: 'an entry that is read without a model',
  message: (cents) => `I spent ${inWords(cents)} on lunch`,
  before: null,
  saved: null,
  after: () => [],
  result: 'entry',
  last: null,
}

const asked: Course = {
  name: 'the provider is being asked',
  message: stated,
  before: () => [],
  saved: 0,
  after: (cents) => [record(cents), TEXT],
  result: 'entry',
  last: null,
}

/** The model's only question is answered as the kill comes. */
export const recording: Course = {
  ...asked,
  name: 'the entry is being saved',
  saved: null,
  last: record,
}

/** What it reads besides makes the model go on after it has recorded the expense. */
const recorded: Course = {
  ...asked,
  name: 'the entry is saved',
  before: (cents) => [recordAndRead(cents)],
  saved: 1,
  after: (cents) => [recordAndRead(cents), TEXT],
}

/** A question mark makes the expense a draft, and the model go on. */
const proposed: Course = {
  ...asked,
  name: 'the draft is saved',
  message: (cents) => `${stated(cents)}. What is left?`,
  before: (cents) => [record(cents)],
  result: 'draft',
}

const answering: Course = {
  ...recorded,
  name: 'the answer is being written',
  last: () => TEXT,
}

export const courses: readonly Course[] = [asked, recording, recorded, proposed, answering, quick]

/** Whether it goes on at the kill instead of waiting for it. */
export function isRacing({ before, last }: Course): boolean {
  return before === null || last !== null
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
