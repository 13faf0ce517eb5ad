import { dateInWords, type MoneyFormat, monthInWords, monthsBetween, monthsInWords } from '@solvent/money'
import { deferralOf, deferralText } from '../../deferral'
import type { AcceptedOffer } from '../../offers/accept-offer'
import type { ComparedOffer, Courses, Gain } from '../../offers/compare-offer'
import type { Projection } from '../../projection/projection'

/** "With your plan, you pay $812.00 less in all and are debt-free in March 2029, 5 months sooner. …" */
export function verdictText(
  today: Courses,
  { courses, plan, onlyDue }: ComparedOffer,
  money: MoneyFormat,
): string {
  const planned = `With your plan, ${costText(plan, money)}${endText(today.plan, courses.plan)}.`
  return `${planned} If you pay only what is due, ${costText(onlyDue, money)}.`
}

const ENDINGS: Readonly<Record<Gain['effect'], string>> = {
  better: 'your debts get paid off; without it they never are',
  worse: 'your debts are never paid off; without it they are',
  none: 'your debts are never paid off, with or without it',
}

function costText({ saved, effect }: Gain, money: MoneyFormat): string {
  if (saved === null) return ENDINGS[effect]
  if (saved === 0n) return 'you pay the same in all'
  return saved > 0n ? `you pay ${money(saved)} less in all` : `you pay ${money(-saved)} more in all`
}

function endText({ debtFreeMonth: before }: Projection, { debtFreeMonth: after }: Projection): string {
  if (before === null || after === null) return ''
  const later = monthsBetween(`${before}-01`, `${after}-01`)
  const free = `debt-free in ${monthInWords(after)}`
  if (later === 0) return ` and are ${free}, as without it`
  return ` and are ${free}, ${monthsInWords(Math.abs(later))} ${later > 0 ? 'later' : 'sooner'}`
}

/** What is known about an offer besides its cost. */
interface Circumstances {
  today: string
  money: MoneyFormat
  /** See `highestRate`. */
  highestRateBp: number | null
  /** Owed at the end of the month before the rate of the new debt rises; null if nothing is, or it does not rise. */
  afterPromotion: { month: string; from: string; owed: bigint; rateBp: number } | null
  /** Of the new debt, in minor units; null if not stated. */
  creditLimit: bigint | null
  /** Whether a card is among the debts that it pays. */
  paysCard: boolean
}

/** What would make an offer worse, or is easily overlooked. */
export function offerWarnings(
  { debt, forgiven }: AcceptedOffer,
  { today, money, highestRateBp, afterPromotion, creditLimit, paysCard }: Circumstances,
): string[] {
  const deferral = deferralOf(debt, today)
  return [
    afterPromotion && promotionText(afterPromotion, { today, money }),
    deferral && deferralText(deferral, debt.frequency, { today, money }),
    highestRateBp !== null && rateText(debt, highestRateBp),
    creditLimit !== null &&
      debt.remaining > creditLimit &&
      `The new debt of ${money(debt.remaining)} is above its credit limit of ${money(creditLimit)}.`,
    paysCard && 'The card stays open: what you spend on it again comes on top.',
    forgiven > 0n && 'Get the settlement in writing: what is forgiven may count as income for taxes.',
  ].filter((text) => typeof text === 'string')
}

function promotionText(
  { month, from, owed, rateBp }: NonNullable<Circumstances['afterPromotion']>,
  { today, money }: Pick<Circumstances, 'today' | 'money'>,
): string {
  const left = `At the end of ${monthInWords(month)} you still owe ${money(owed)}`
  return `${left}, which bears ${percent(rateBp)} from ${dateInWords(from, today)}.`
}

function rateText({ lenderTerms }: AcceptedOffer['debt'], highestRateBp: number): string {
  const which = lenderTerms?.rateChanges ? 'the rate after the promotion' : 'its rate'
  return `With your plan it costs less as long as ${which} is at most ${percent(highestRateBp)}.`
}

function percent(basisPoints: number): string {
  return `${(basisPoints / 100).toFixed(2)}%`
}
