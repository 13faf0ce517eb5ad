import { liabilityNaming, type PayoffProjection } from '@solvent/contracts'
import { counted } from '@solvent/money'
import { formatAmount } from '@solvent/ui'

type Certificate = PayoffProjection['certificate']
type OpenCause = Extract<Certificate, { kind: 'open' }>['because']

/** Why the best order of extra payments is unknown. */
const OPEN_CAUSES: Record<OpenCause, string> = {
  short: "Some months run short, so we can't compare orders yet.",
  endless:
    'With this budget, your debts are never paid off. Paying more each month matters more than the order.',
  too_many: 'Too many debts to compare every order.',
}

/** How many debts of an order are listed by name. */
const MAX_NAMED_DEBTS = 6

/** Describes what is known about the best order of extra payments. */
export function certificateText({ certificate, inputs }: Pick<PayoffProjection, 'certificate' | 'inputs'>): {
  word: string
  text: string
} {
  if (certificate.kind === 'proven') return { word: 'Proven', text: provenText(inputs) }
  if (certificate.kind === 'open') return { word: 'Not known', text: OPEN_CAUSES[certificate.because] }
  const { tried, interest_saved, order } = certificate
  const search = `We tried ${counted(tried, 'other order')}.`
  if (interest_saved <= 0) return { word: 'Checked', text: `${search} None costs less.` }
  const byId = new Map(inputs.liabilities.map((debt) => [debt.id, debt]))
  const debts = order.flatMap((id) => byId.get(id) ?? [])
  const names = debts.map((debt) => liabilityNaming(debt).name)
  return {
    word: 'Checked',
    text: `${search} The best one costs ${formatAmount(interest_saved)} less: ${orderText(names)}.`,
  }
}

function orderText(names: readonly string[]): string {
  const rest = names.length - MAX_NAMED_DEBTS
  const named = names.slice(0, MAX_NAMED_DEBTS).join(', then ')
  return rest > 0 ? `${named}, then ${counted(rest, 'other debt')}` : named
}

function provenText({ liabilities }: PayoffProjection['inputs']): string {
  const bearing = liabilities.filter(({ interest_rate }) => interest_rate > 0)
  const [only, ...others] = bearing
  if (!only) return 'None of your debts charges interest, so every order costs the same.'
  if (others.length === 0) {
    return `Only one of your debts charges interest, so all extra money goes to it: ${liabilityNaming(only).name}.`
  }
  return 'For your debts, no order costs less than paying the highest interest first.'
}
