import type { PaySchedule } from '@solvent/contracts'
import type { DateString } from '@solvent/money'
import { datesIn } from './dates'
import { figuresIn } from './figures'
import { WEEKDAYS } from './lexicon/english-dates'
import { amountOf } from './money-figure'
import type { QuickEntryContext } from './quick-entry'

/** When the income is paid, or what goes to debts each month: a percentage of the income, or minor units. */
export type StatedPlanChoice =
  | { kind: 'paydays'; pay: PaySchedule }
  | { kind: 'share'; percent: number }
  | { kind: 'amount'; amount: bigint }

const MAX_LENGTH = 200

const PAID =
  "(?:i(?:'m| am| get) paid|my (?:pay|salary|wage|paycheck|paycheque) (?:comes(?: in)?|arrives|is paid)|(?:my )?payday is)"
const DAY = String.raw`(?:the )?(\d{1,2})(?:st|nd|rd|th)?`
const EACH_MONTH = '(?: of (?:each|every|the) month| (?:each|every) month)?'
const TWO_WEEKS = '(?:every (?:two|2|other) weeks?|fortnightly|bi-?weekly)'
const FROM_DAY =
  ',? (?:(?:and )?(?:the )?(?:next|last)(?: (?:payday|time))?(?: (?:is|was))?|starting|from) (.+)'
const WEEKDAY = `(${WEEKDAYS.join('|')})`

const monthly = sentence(`${PAID}(?: monthly| once a month)?(?: on)? ${DAY}${EACH_MONTH}`)
const monthEnd = sentence(
  `${PAID}(?: monthly)?(?: (?:on|at))? the (?:last day|end) of (?:each|every|the) month`,
)
const twiceAMonth = sentence(`${PAID}(?: twice a month)?(?: on)? ${DAY} and(?: on)? ${DAY}${EACH_MONTH}`)
const twoWeeks = sentence(`${PAID} ${TWO_WEEKS}${FROM_DAY}`)
const weekly = sentence(`${PAID} (?:(?:every week|each week|weekly) on|every) ${WEEKDAY}`)
const irregular = sentence(
  "(?:i(?:'m| am| get) paid irregularly|my (?:income|pay|salary) (?:is irregular|comes irregularly))",
)

const USE = '(?:use|put|spend)'
const TO_DEBTS = '(?:for|on|to|towards?) (?:my |the )?debts?'
const PERCENT = String.raw`(\d{1,3}) ?(?:%|percent) of my (?:income|pay|salary)`
const SET_BUDGET = 'set my (?:debt |monthly )?budget to'
const shares = [
  sentence(`${USE} ${PERCENT} ${TO_DEBTS}`),
  sentence(String.raw`${SET_BUDGET} (\d{1,3}) ?(?:%|percent)(?: of my (?:income|pay|salary))?`),
]
const amounts = [
  sentence(`${USE} # (?:a|each|every|per) month ${TO_DEBTS}`),
  sentence(`${SET_BUDGET} #(?: (?:a|each|per) month)?`),
]

function sentence(words: string): RegExp {
  return new RegExp(`^(?:please )?${words}$`, 'i')
}

/** What an English message clearly states about the paydays or the budget for debts, or null. Never throws. */
export function readPlanChoice(
  message: string,
  context: Pick<QuickEntryContext, 'today' | 'currency'>,
): StatedPlanChoice | null {
  if (message.length > MAX_LENGTH) return null
  const text = message
    .trim()
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .replace(/[.!]+$/, '')
  const pay = paydaysIn(text, context.today)
  return pay ? { kind: 'paydays', pay } : budgetIn(text, context)
}

function paydaysIn(text: string, today: DateString): PaySchedule | null {
  const [, day] = monthly.exec(text) ?? []
  if (day) return isDay(day) ? { kind: 'monthly', day: Number(day) } : null
  if (monthEnd.test(text)) return { kind: 'monthly', day: 31 }
  const [, first, second] = twiceAMonth.exec(text) ?? []
  if (first && second) {
    const areDays = isDay(first) && isDay(second)
    return areDays ? { kind: 'twice_a_month', day: Number(first), second_day: Number(second) } : null
  }
  const [, from] = twoWeeks.exec(text) ?? []
  if (from) {
    const [date, other] = datesIn(from, today)
    return date && !other ? { kind: 'two_weeks', first: date } : null
  }
  const [, weekday] = weekly.exec(text) ?? []
  const [coming] = weekday ? datesIn(`this ${weekday}`, today) : []
  if (coming) return { kind: 'weekly', first: coming }
  return irregular.test(text) ? { kind: 'irregular' } : null
}

function isDay(digits: string): boolean {
  return Number(digits) >= 1 && Number(digits) <= 31
}

function budgetIn(text: string, { currency }: Pick<QuickEntryContext, 'currency'>): StatedPlanChoice | null {
  const percent = shares.map((share) => Number(share.exec(text)?.[1] ?? 0)).find((found) => found > 0)
  if (percent !== undefined) return percent <= 100 ? { kind: 'share', percent } : null
  const [figure, other] = figuresIn(text)
  if (!figure || other) return null
  const frame = `${text.slice(0, figure.start)}#${text.slice(figure.end)}`
  const amount = amountOf(figure, currency)
  return amount !== null && amounts.some((one) => one.test(frame)) ? { kind: 'amount', amount } : null
}
