import { isDate } from '@solvent/money'
import { namesCard } from './card-mentions'
import { debtsIn } from './debts'
import { withLearnedAccount } from './learned-account'
import { likeliestSentence, likeliestTransfer } from './likeliest-sentence'
import type { QuickEntry, QuickEntryContext, UnsureEntry } from './quick-entry'
import { readCardExpense } from './read-card-expense'
import { readCardRefund } from './read-card-refund'
import { readExpense } from './read-expense'
import { readIncome } from './read-income'
import { readPayment } from './read-payment'
import { readTrade } from './read-trade'
import { readTransfer } from './read-transfer'
import type { AccountReading, Reading, TransferReading } from './reading'
import { has, isPaid, type Sentence, sentenceOf } from './sentence'
import type { Token } from './tokens'

const MAX_LENGTH = 200
/** More than this is more often a joke or a slip than an entry; minor units. */
const MAX_AMOUNT = 999_999_99n

/** What a message seems to state; doubts if the person should confirm it. Null if it states nothing. */
export function readMessage(message: string, context: QuickEntryContext): Reading | null {
  if (!isDate(context.today) || message.length > MAX_LENGTH) return null
  const text = normalized(message)
  if (SIGN.test(text)) return null
  const transfer = transferIn(text, context)
  if (transfer?.doubts.length === 0) return transfer
  const entry = accountEntryIn(text, context)
  if (entry?.kind === 'expense' && entry.doubts.length > 0 && movesToCard(text, context)) return null
  return transfer && (!entry || isLessLikely(entry)) ? transfer : entry
}

/** "Moved 200 from checking to my Visa", which is paid off, is neither a transfer nor an expense. */
function movesToCard(text: string, context: QuickEntryContext): boolean {
  if (!context.cards?.length) return false
  const sentence = likeliestTransfer(text, context)
  return sentence !== null && has(sentence, 'move', 'moveOrder') && namesCard(sentence)
}

/** Whether an entry beside a transfer is unsure, and names two accounts or money that goes into one. */
function isLessLikely({ kind, doubts, account }: AccountReading): boolean {
  return kind === 'expense' && doubts.length > 0 && (!account.isClear || account.direction === 'in')
}

function accountEntryIn(text: string, context: QuickEntryContext): AccountReading | null {
  const sentence = likeliestSentence(text, context)
  if (!sentence) return null
  const trade = readTrade(sentence)
  const onCard = trade ? null : (readCardExpense(sentence, text) ?? readCardRefund(sentence, text))
  if (onCard) return withDoubts(onCard.reading, onCard.sentence, text)
  const reading =
    trade ?? paymentIn(sentence, text) ?? readIncome(sentence, text) ?? readExpense(sentence, text)
  return reading && withDoubts(withLearnedAccount(reading, sentence), sentence, text)
}

function withDoubts(reading: AccountReading, sentence: Sentence, text: string): AccountReading {
  return { ...reading, doubts: [...reading.doubts, ...generalDoubts(sentence, text, reading)] }
}

/** A car loan is no car, so a payment is read without the words for things. */
function paymentIn(sentence: Sentence, text: string): AccountReading | null {
  if (debtsIn(sentence).length === 0) return null
  return readPayment(sentenceOf(text, sentence.context, sentence.language, { entry: 'payment' }))
}

function transferIn(text: string, context: QuickEntryContext): Reading | null {
  const sentence = likeliestTransfer(text, context)
  const reading = sentence && readTransfer(sentence, text)
  return reading && { ...reading, doubts: [...reading.doubts, ...generalDoubts(sentence, text, reading)] }
}

/**
 * The entry that a message clearly states, or null. It is conservative: a message that is ambiguous or has extra words
 * gives null. Days are relative to `context.today`. Never throws.
 */
export function readQuickEntry(message: string, context: QuickEntryContext): QuickEntry | null {
  const reading = readMessage(message, context)
  return reading && toEntry(reading)
}

/**
 * The entry that a message seems to state, to be confirmed by the person: a word is unknown, a value is rough, or the
 * message says more. Null if the message is no such statement, for example if it asks, denies or plans. Never throws.
 */
export function readUnsureEntry(message: string, context: QuickEntryContext): UnsureEntry | null {
  const reading = readMessage(message, context)
  if (!reading) return null
  if (reading.kind === 'transfer') return transferOf(reading)
  const { doubts: _, account: named, occurredOn, ...rest } = reading
  const account = named.isClear ? named.name : null
  return rest.kind === 'payment' ? { ...rest, account } : { ...rest, account, occurredOn }
}

function transferOf({ kind, amount, occurredOn, from, to }: TransferReading) {
  return { kind, amount, occurredOn, fromAccount: from, toAccount: to, note: '' } as const
}

function toEntry(stated: Reading): QuickEntry | null {
  if (stated.doubts.length > 0) return null
  if (stated.kind === 'transfer') {
    const { occurredOn, fromAccount, toAccount, ...rest } = transferOf(stated)
    const isClear = occurredOn !== null && fromAccount !== null && toAccount !== null
    return isClear ? { ...rest, occurredOn, fromAccount, toAccount } : null
  }
  const { doubts: _, account, occurredOn, ...reading } = stated
  if (occurredOn === null) return null
  if (reading.kind === 'payment') return { ...reading, account: account.name }
  return { ...reading, occurredOn, account: account.name }
}

function normalized(message: string): string {
  return message
    .normalize('NFC')
    .trim()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/(?<=\d) ?\/-/g, '')
    .replaceAll(/(?<=\d) con (?=\d{2}(?!\d))/g, ',')
    .replaceAll(/\bw\/ ?(?=\p{L}{2})/giu, 'with ')
    .replaceAll(/[ \t\u00a0\u202f]+/g, ' ')
}

const SIGN = /[?%~≈<>{}[\]|=*\\]|["“”„«»`]|(?:^|\s)'|\n/

const DOUBTFUL: readonly Token['role'][] = ['hedge', 'clause', 'tender', 'verb']

function generalDoubts(sentence: Sentence, text: string, reading: Reading): string[] {
  const { kind } = reading
  const { tokens, occurredOn, account } = sentence
  const isOneAccount = kind === 'transfer' || account.isClear
  const doubtful = tokens.filter(
    (token) =>
      DOUBTFUL.includes(token.role) &&
      !(reading.kind === 'trade' && token.text === reading.symbol) &&
      !(kind === 'payment' && debtsIn({ ...sentence, tokens: [token] }).length > 0),
  )
  return [
    ...doubtful.map(({ role, text: word }) => `${role}: ${word}`),
    ...(occurredOn === null ? ['no single day'] : []),
    ...(isOneAccount ? [] : ['no single account']),
    ...(new Set(text.match(/[$€£₹]/g)).size > 1 ? ['several currencies'] : []),
    ...(/[^\p{L}\p{N}\s$€£₹.,'@:&!¡()+;/-]/u.test(text) ? ['a sign'] : []),
    ...(tokens.some(({ role, text: word }) => role === 'break' && word.includes('/')) ? ['a slash'] : []),
    ...(tokens.some(({ role, text: word }) => role === 'word' && /^\d/.test(word))
      ? ['a number in a word']
      : []),
    ...(tokens.some((token, at) => token.role === 'recurring' && !describes(tokens[at + 1]))
      ? ['recurring']
      : []),
    ...(has(sentence, 'bill') && !isPaid(sentence) ? ['a bill'] : []),
    ...(kind !== 'payment' && has(sentence, 'order') ? ['an order'] : []),
    ...(tokens.some(({ role, words: [word = ''] }) => role === 'word' && sentence.language.unreal?.test(word))
      ? ['may not have happened']
      : []),
    ...(reading.amount !== null && reading.amount > MAX_AMOUNT ? ['very large'] : []),
  ]
}

function describes(next: Token | undefined): boolean {
  return (
    next !== undefined && ['thing', 'modifier', 'word', 'source', 'installment', 'loan'].includes(next.role)
  )
}
