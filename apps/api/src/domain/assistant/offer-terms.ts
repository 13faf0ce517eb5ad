import { type OfferFields, offerFields } from '@solvent/contracts'
import { addMonthsClamped } from '@solvent/money'
import { z } from 'zod'
import { debtTerms, toTermFields } from './debt-terms'
import { debtNamed, type NamedDebt } from './named-debt'
import { NOT_VALID } from './proposed-action'
import { looseAmount, looseFrequency } from './tool-arguments'

const ALL = 'all'
const DEFAULT_NAME = 'New lender'
const DEFAULT_TYPE = 'Personal Loan'

/** What a message can say about an offer: what it pays, what it costs, and the terms of the new debt. */
export const offerTerms = z.object({
  lender: z.string().optional(),
  debts: z
    .preprocess((value) => (typeof value === 'string' ? value.split(',') : value), z.array(z.string()).min(1))
    .describe(`The names of the debts that it pays, or ${ALL}.`),
  part: looseAmount.optional().describe('If it pays only a part of one debt.'),
  settled_for: looseAmount.optional().describe('What the lenders accept in place of what is owed.'),
  fee_percent: looseAmount.optional(),
  fee_at_least: looseAmount.optional().describe('The fee, if it is an amount.'),
  charges: looseAmount.optional().describe('What the present lenders charge for the early payment.'),
  type: z.string().optional(),
  interest_rate: looseAmount.optional(),
  frequency: looseFrequency.optional(),
  first_due_date: z.iso.date().optional(),
  ...debtTerms.shape,
})

interface OfferContext {
  today: string
  /** Active debts. */
  liabilities: readonly NamedDebt[]
}

/** The offer of these arguments; an error for the model if they are incomplete or name a debt that is not clear. */
export function offerOf(
  args: z.infer<typeof offerTerms>,
  { today, liabilities }: OfferContext,
): OfferFields | { error: string } {
  const debts = debtsOf(args.debts, liabilities)
  if ('error' in debts) return debts
  const { data } = offerFields.safeParse({
    name: args.lender ?? DEFAULT_NAME,
    replaces: debts.map(({ id }) => ({ id, ...(args.part !== undefined && { amount: args.part }) })),
    ...(args.settled_for !== undefined && { settled_for: args.settled_for }),
    fee_percent: args.fee_percent ?? 0,
    fee_at_least: args.fee_at_least ?? 0,
    charges: args.charges ?? 0,
    liability_type: args.type ?? DEFAULT_TYPE,
    interest_rate: args.interest_rate ?? 0,
    frequency: args.frequency ?? 'monthly',
    due_date: args.first_due_date ?? addMonthsClamped(today, 1),
    ...toTermFields(args),
  })
  return data ?? { error: NOT_VALID }
}

function debtsOf(
  names: readonly string[],
  liabilities: readonly NamedDebt[],
): readonly NamedDebt[] | { error: string } {
  if (names.some((name) => name.trim().toLowerCase() === ALL)) return liabilities
  const found: NamedDebt[] = []
  for (const name of names) {
    const debt = debtNamed(name, liabilities)
    if ('error' in debt) return debt
    found.push(debt)
  }
  return [...new Set(found)]
}
