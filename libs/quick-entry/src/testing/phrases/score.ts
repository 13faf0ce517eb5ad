import { readFileSync } from 'node:fs'
import { toMinor } from '@solvent/money'
import type { QuickEntry } from '../../quick-entry'
import { readMessage, readQuickEntry } from '../../read-quick-entry'
import { PEOPLE } from './people'

interface Phrase {
  message: string
  lang: 'en' | 'es' | 'de' | 'fr' | 'hi'
  person: keyof typeof PEOPLE
}

/** What a message records. Amounts are decimals. */
type Expected =
  | {
      kind: 'expense' | 'income'
      amount: string
      on: string
      account: string
      category: string
      also: string[]
    }
  | {
      kind: 'trade'
      side: string
      quantity: string
      symbol: string
      price: string
      on: string
      account: string
    }
  | { kind: 'transfer'; amount: string; on: string; from: string; to: string }
  | { kind: 'payment'; debt: string; how: string; amount: string | null; account: string }

export type ClearPhrase = Phrase & { entry: Expected }
export type Trap = Phrase & { why: string }
/** The amount of a trade is its price; the one of an installment or a full payment is null. */
export type UnclearPhrase = Phrase & { kind: QuickEntry['kind']; amount: string | null }

/** The phrases of a file in this folder. */
export function phrasesOf<P extends Phrase>(file: string): P[] {
  return JSON.parse(readFileSync(new URL(`./${file}.json`, import.meta.url), 'utf8'))
}

/** What is wrong with what was read from a clear message: empty if nothing is, `null` if nothing was read. */
export function mistakesIn({ message, person, entry }: ClearPhrase): string[] | null {
  const read = readQuickEntry(message, PEOPLE[person])
  if (!read) return null
  const [want, got] = [wanted(entry), found(read)]
  const isFitting = 'category' in entry ? fits(entry, read) : true
  const wrong = Object.keys(want).filter((field) => want[field] !== got[field])
  return [...wrong.map((field) => `${field}: ${got[field]}`), ...(isFitting ? [] : ['category'])]
}

function fits(entry: Extract<Expected, { also: string[] }>, read: QuickEntry): boolean {
  return 'category' in read && [entry.category, ...entry.also].includes(read.category)
}

function wanted(entry: Expected): Record<string, unknown> {
  const { kind } = entry
  switch (kind) {
    case 'expense':
    case 'income':
      return { kind, account: entry.account, amount: toMinor(entry.amount), on: entry.on }
    case 'trade': {
      const { account, side, symbol, on } = entry
      return {
        kind,
        account,
        side,
        symbol,
        on,
        quantity: Number(entry.quantity),
        price: toMinor(entry.price),
      }
    }
    case 'transfer':
      return { kind, amount: toMinor(entry.amount), on: entry.on, from: entry.from, to: entry.to }
    case 'payment': {
      const amount = entry.amount === null ? null : toMinor(entry.amount)
      return { kind, account: entry.account, debt: entry.debt, how: entry.how, amount }
    }
  }
}

function found(read: QuickEntry): Record<string, unknown> {
  const { kind, amount } = read
  switch (kind) {
    case 'expense':
    case 'income':
      return { kind, account: read.account, amount, on: read.occurredOn }
    case 'trade': {
      const { account, side, symbol, price } = read
      return { kind, account, side, symbol, price, quantity: Number(read.quantity), on: read.occurredOn }
    }
    case 'transfer':
      return { kind, amount, on: read.occurredOn, from: read.fromAccount, to: read.toAccount }
    case 'payment':
      return { kind, account: read.account, amount, debt: read.liabilityId, how: read.paymentType }
  }
}

/** Whether a message would be saved without a question. */
export function isSaved({ message, person }: Phrase): boolean {
  return readQuickEntry(message, PEOPLE[person]) !== null
}

/** Whether a message would be saved as a transfer without a question. */
export function isTransferred({ message, person }: Phrase): boolean {
  return readQuickEntry(message, PEOPLE[person])?.kind === 'transfer'
}

/** Whether a message would be saved as an expense without a question. */
export function isSpent({ message, person }: Phrase): boolean {
  return readQuickEntry(message, PEOPLE[person])?.kind === 'expense'
}

/** Whether an unclear message becomes a draft, or an entry, of the right kind and amount; null if it becomes nothing. */
export function isDrafted({ message, person, kind, amount }: UnclearPhrase): boolean | null {
  const reading = readMessage(message, PEOPLE[person])
  if (!reading) return null
  const read = reading.kind === 'trade' ? reading.price : reading.amount
  return reading.kind === kind && read === (amount === null ? null : toMinor(amount))
}
