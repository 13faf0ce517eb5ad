import { addDays, addMonthsClamped, type DateString, dayNumber } from '@solvent/money'
import { type ReadDate, readDates } from '../dates'
import { debtsIn } from '../debts'
import { type Figure, figuresIn } from '../figures'
import { ENGLISH } from '../lexicon/english'
import { amountOf, isMoneyLike } from '../money-figure'
import type { QuickEntryContext } from '../quick-entry'
import { sentenceOf } from '../sentence'
import { wordsOf } from '../words'

interface Place {
  start: number
  end: number
}

/** What a question names in its text: a debt, one account or several, an amount, a day or a month. */
export interface Mention extends Place {
  slot: '#debt' | '#account' | '#accounts' | '#amount' | '#day' | '#month'
}

/** The mentions of a question. A value is undefined if the question names none, several, or one that is not there. */
export interface Named {
  mentions: readonly Mention[]
  liabilityId: string | undefined
  account: string | undefined
  /** Minor units. */
  amount: bigint | undefined
  day: DateString | undefined
  /** YYYY-MM */
  month: string | undefined
}

export function namedIn(text: string, context: QuickEntryContext): Named {
  const { today, currency } = context
  const dates = readDates(text, today, ENGLISH.dates)
  const months = monthsIn(text, today).filter((one) => !dates.some((date) => overlaps(one, date)))
  const figures = figuresIn(text).filter(
    (one) => ![...dates, ...months].some((other) => overlaps(one, other)) && isSum(one, text),
  )
  const { mentions, ...holdings } = holdingsIn(text, context)
  return {
    ...holdings,
    amount: only(figures.map((figure) => amountOf(figure, currency))),
    day: only(dates.map((date) => comingDay(date, today))),
    month: only(months.map(({ month }) => month)),
    mentions: [
      ...mentions,
      ...figures.map((figure) => mention('#amount', figure)),
      // "Today" is also a word for "now".
      ...dates.filter((date) => !/today|this|tonight/i.test(date.text)).map((date) => mention('#day', date)),
      ...months.map((month) => mention('#month', month)),
    ],
  }
}

function mention(slot: Mention['slot'], { start, end }: Place): Mention {
  return { slot, start, end }
}

function only<Value>(values: Iterable<Value | null | undefined>): Value | undefined {
  const [value, ...others] = new Set(values)
  return others.length === 0 ? (value ?? undefined) : undefined
}

function overlaps(one: Place, other: Place): boolean {
  return one.start < other.end && other.start < one.end
}

/** Whether a number is money rather than a count, as in "next 7 days" and "one-off". */
function isSum(figure: Figure, text: string): boolean {
  const isCount = /^[ -]*(?:day|week|month|year|time|payment|entr|debt)/i.test(text.slice(figure.end))
  return isMoneyLike(figure) || (!isCount && figure.decimals.every((decimal) => Number(decimal) >= 10))
}

/** The day that a phrase means for a plan: the next such day, unless the phrase has a year. Null if it is not clear. */
function comingDay({ dates, text }: ReadDate, today: DateString): DateString | null {
  const day = /yesterday|ago|last|past/i.test(text) ? undefined : dates.at(-1)
  if (day === undefined || (dates.length > 1 && !/^(?:on )?\w+day$/i.test(text))) return null
  if (day >= today || /\d{4}/.test(text)) return day
  if (!/\d/.test(text)) return addDays(day, 7 * Math.ceil((dayNumber(today) - dayNumber(day)) / 7))
  const hasMonth = /[a-z]{3}/i.test(text.replace(/\bthe\b/i, ''))
  return addMonthsClamped(day, hasMonth ? 12 : 1)
}

const MONTH = new RegExp(
  String.raw`\b(?:last )?(?:${ENGLISH.dates.months.map((name) => `(${name})`).join('|')})\b(?:,? (20\d\d)\b)?`,
  'gi',
)

/** The months that a text names; without a year, the most recent. */
function monthsIn(text: string, today: DateString): (Place & { month: string })[] {
  return [...text.matchAll(MONTH)].flatMap((match) => {
    const end = match.index + match[0].length
    if (/^may$/i.test(match[0]) && /^ (?:i|we|be|have)\b/i.test(text.slice(end))) return []
    const number = String(match.slice(1, 13).findIndex(Boolean) + 1).padStart(2, '0')
    const year = Number(today.slice(0, 4)) - (number > today.slice(5, 7) ? 1 : 0)
    return [{ start: match.index, end, month: `${match[13] ?? year}-${number}` }]
  })
}

/** After "cash" that is in another account. */
const IN = /^ (?:\w+ ){0,3}(?:in|on) (?:my |the )?\w/i

/** The debts and accounts that a text names, also those that the person does not have. */
function holdingsIn(
  text: string,
  context: QuickEntryContext,
): Pick<Named, 'mentions' | 'account' | 'liabilityId'> {
  const sentence = sentenceOf(text, context, ENGLISH, { entry: 'payment' })
  const accounts = sentence.tokens.filter(({ role, text: name, end }) =>
    role === 'account'
      ? !/^(?:current|saving)$/i.test(name) && !(/^cash$/i.test(name) && IN.test(text.slice(end)))
      : role === 'tender' && /(?:account|savings|checking)$/i.test(name),
  )
  const names = new Set(
    accounts.flatMap<string | undefined>((token) =>
      token.role === 'account' ? [...token.names] : [undefined],
    ),
  )
  const debts = [...text.matchAll(debtPattern(context))].map(({ 0: name, index }) =>
    mention('#debt', { start: index, end: index + name.length }),
  )
  return {
    mentions: [
      ...accounts.map((place) => mention(names.size > 1 ? '#accounts' : '#account', place)),
      ...debts,
    ],
    account: context.accounts.find((name) => name === only(names)),
    liabilityId: debts.length > 0 ? only(debtsIn(sentence).map(({ id }) => id)) : undefined,
  }
}

/** Matches the names of the person's debts, their words, and the types of loans in general. */
function debtPattern({ liabilities }: QuickEntryContext): RegExp {
  const held = liabilities.flatMap(({ type, description }) => [
    type,
    description,
    ...(ENGLISH.debts[type]?.split(',') ?? []),
    ...wordsOf(description).flatMap(({ text }) => (text.length > 2 ? [text] : [])),
  ])
  const general = Object.values(ENGLISH.debts).flatMap((aliases) => aliases.split(','))
  const names = [...held, ...general.filter((name) => /loan|mortgage|credit/.test(name))]
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length)
    // With the flag u, no other character may be escaped.
    .map((name) => name.replaceAll(/[\^$\\.*+?()[\]{}|/]/g, String.raw`\$&`))
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${names.join('|')})(?![\p{L}\p{N}])(?: (?:loan|card|debt)\b)?`,
    'giu',
  )
}
