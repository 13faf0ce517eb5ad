import { liabilityNaming, type PayoffProjection } from '@solvent/contracts'
import { counted } from '@solvent/money'
import { formatAmount } from '@solvent/ui'

type Certificate = PayoffProjection['certificate']
type OpenCause = Extract<Certificate, { kind: 'open' }>['because']

/** Why the best order of extra payments is unknown. */
const OPEN_CAUSES: Record<OpenCause, string> = {
  short:
    'In some months the budget does not cover all that is due. Which debt waits then matters more than the order of extra payments.',
  endless:
    'At this budget the debts are not paid off, so the order of extra payments is not what decides. More money each month is.',
  too_many: 'There are too many debts and months to try other orders.',
}

/** How many debts of an order are listed by name. */
const MAX_NAMED_DEBTS = 6

/** Describes what is known about the best order of extra payments. */
export function certificateText({ certificate, inputs }: Pick<PayoffProjection, 'certificate' | 'inputs'>): {
  word: string
  text: string
} {
  if (certificate.kind === 'proven') return { word: 'Proven', text: provenText(inputs) }
  if (certificate.kind === 'open') return { word: 'Open', text: OPEN_CAUSES[certificate.because] }
  const { tried, interest_saved, order } = certificate
  const search = `${counted(tried, 'order')} of extra payments tried`
  if (interest_saved <= 0)
    return { word: 'Searched', text: `${search}; none costs less than the strategies here.` }
  const byId = new Map(inputs.liabilities.map((debt) => [debt.id, debt]))
  const debts = order.flatMap((id) => byId.get(id) ?? [])
  const names = debts.map((debt) => liabilityNaming(debt).name)
  return {
    word: 'Searched',
    text: `${search}; the best one costs ${formatAmount(interest_saved)} less than the strategies here: ${orderText(names)}.`,
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
  if (!only) return 'None of your debts bears interest, so no order of payments costs less than another.'
  if (others.length === 0) {
    return `Only one of your debts bears interest, so all extra money goes to it: ${liabilityNaming(only).name}.`
  }
  return 'With these debts no order of extra payments costs less than the highest interest first.'
}
