import { ENTRY_KINDS, type Liability, liabilityNaming } from '@solvent/contracts'
import { z } from 'zod'
import { listAssets } from '../books/assets'
import { listEntries } from '../books/entries'
import { listLiabilities } from '../books/liabilities'
import { listTentativeAssets } from '../books/tentative-assets'
import { readDashboard } from '../dashboard'
import { checkOffer, compareOffers } from '../plan/offers'
import { project, projectRange } from '../plan/projection'
import { recommend } from '../plan/recommendations'
import type { Services } from '../services'
import { calculate } from './calculate'
import type { NamedDebt } from './named-debt'
import { offerOf, offerTerms } from './offer-terms'
import { looseAmount } from './tool-arguments'

/** A tool that answers from the person's books, with decimals and without ids. */
export interface ReadTool {
  description: string
  schema: z.ZodObject
  /** Shown to the person while the tool runs, and afterwards. */
  labels: readonly [now: string, done: string]
  read(services: Services, userId: string, args: never): Promise<unknown>
}

function tool<Shape extends z.ZodObject>(definition: {
  description: string
  schema: Shape
  labels: readonly [string, string]
  read(services: Services, userId: string, args: z.infer<Shape>): Promise<unknown>
}): ReadTool {
  return definition
}

const STRATEGIES = ['avalanche', 'snowball', 'priority', 'minimum'] as const
const noArguments = z.object({})
const date = z.iso.date()
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
/** As many as fit in one answer. */
const MAX_ENTRIES = 50

export const readTools = {
  get_summary: tool({
    description: 'Totals: net worth, assets, debts, monthly income, number of active debts.',
    schema: noArguments,
    labels: ['Reading your summary...', 'Read your summary'],
    async read(services, userId) {
      const { user, high_priority_liabilities: urgent, ...figures } = await readDashboard(services, userId)
      const names = urgent.map(({ liability }) => liabilityNaming(liability).name)
      return {
        currency: user.currency_preference,
        ...figures,
        high_priority: names,
        high_priority_count: names.length,
      }
    },
  }),
  list_assets: tool({
    description: 'What the person owns, and expected money with its date.',
    schema: noArguments,
    labels: ['Reading your assets...', 'Read your assets'],
    async read(services, userId) {
      const assets = await listAssets(services, userId)
      const expected = await listTentativeAssets(services, userId)
      return {
        count: assets.length,
        assets: assets.map(({ asset_type, asset_value, date_received, description, is_liquid }) => ({
          asset_type,
          asset_value,
          date_received,
          description,
          is_liquid,
        })),
        expected_count: expected.length,
        expected: expected.map(({ asset_type, asset_amount, expected_date, description }) => ({
          asset_type,
          asset_amount,
          expected_date,
          description,
        })),
      }
    },
  }),
  list_liabilities: tool({
    description: 'The debts: what is left, instalment, next due date, interest rate, instalments paid.',
    schema: noArguments,
    labels: ['Reading your liabilities...', 'Read your liabilities'],
    async read(services, userId) {
      const liabilities = await listLiabilities(services, userId)
      return {
        count: liabilities.length,
        active_count: liabilities.filter(({ is_completed }) => !is_completed).length,
        liabilities: liabilities.map(
          ({ id: _, importance_score: __, liability_amount: ___, ...liability }) => liability,
        ),
      }
    },
  }),
  list_entries: tool({
    description:
      'What was recorded, newest first, at most 50: expenses, income, payments, trades, by period.',
    schema: z.object({
      from: date.optional(),
      to: date.optional(),
      kind: z.enum(ENTRY_KINDS).optional(),
      category: z.string().optional(),
    }),
    labels: ['Reading your entries...', 'Read your entries'],
    async read(services, userId, filter) {
      const { entries, next } = await listEntries(services, userId, { ...filter, limit: MAX_ENTRIES })
      return {
        count: entries.length,
        has_more: next !== null,
        entries: entries.map(({ kind, occurred_on, note, category, parts, changes, reversed_by }) => ({
          kind,
          occurred_on,
          note,
          category,
          ...(parts && { parts }),
          changes: changes.map(({ label, amount }) => ({ label, amount })),
          is_undone: reversed_by !== null,
        })),
      }
    },
  }),
  get_plan: tool({
    description: 'The payment plan of this month: budget, what to pay first and how much, with reasons.',
    schema: z.object({ strategy: z.enum(STRATEGIES).optional() }),
    labels: ['Reading your plan...', 'Read your plan'],
    read: (services, userId, { strategy }) => plan(services, userId, strategy),
  }),
  project: tool({
    description:
      'When the debts end and what they cost, with what is tried out: extra a month, a single sum, income. ' +
      'With debt_free_by (YYYY-MM): what it takes to be debt-free by then.',
    schema: z.object({
      strategy: z.enum(STRATEGIES).optional(),
      extra_per_month: looseAmount.optional(),
      lump_sum: looseAmount.optional(),
      on: date.optional(),
      income: looseAmount.optional(),
      debt_free_by: month.optional(),
    }),
    labels: ['Projecting your debts...', 'Projected your debts'],
    async read(services, userId, whatIf) {
      const { comparison, notice, liabilities, ...answer } = await project(services, userId, whatIf)
      const { strategy, ending, months_to_debt_free, debt_free_month, total_interest, total_paid } = answer
      const { smallest_budget, goal } = answer
      return {
        strategy,
        ending,
        months_to_debt_free,
        debt_free_month,
        total_interest,
        total_paid,
        smallest_budget,
        goal,
        notice,
        liabilities: liabilities.map(({ id: _, ...outcome }) => outcome),
        comparison: comparison.map(({ owed: _, ...compared }) => compared),
      }
    },
  }),
  compare_offers: tool({
    description:
      'The offers of lenders that the person compares: loans, transfers, settlements, each with a verdict, what it ' +
      'saves and what would make it worse, beside the debts as they are.',
    schema: noArguments,
    labels: ['Comparing your offers...', 'Compared your offers'],
    async read(services, userId) {
      const { today, offers } = await compareOffers(services, userId)
      return {
        today,
        count: offers.length,
        offers: offers.map(({ id: _, replaces: __, ...offer }) => offer),
      }
    },
  }),
  check_offer: tool({
    description:
      'Whether an offer that the person asks about is better than the debts as they are. Saves nothing.',
    schema: offerTerms,
    labels: ['Comparing the offer...', 'Compared the offer'],
    async read(services, userId, args) {
      const liabilities = await listLiabilities(services, userId)
      const active = liabilities.filter(({ is_completed }) => !is_completed).map(toNamedDebt)
      const fields = offerOf(args, { today: services.clock.today(), liabilities: active })
      if ('error' in fields) return fields
      const { today, offer } = await checkOffer(services, userId, fields)
      return { today, comparison: offer?.comparison, problem: offer?.problem }
    },
  }),
  debt_free_range: tool({
    description: 'How sure the debt-free month is: when the debts end in 8 of 10 simulated cases, and why.',
    schema: noArguments,
    labels: ['Simulating your plan...', 'Simulated your plan'],
    read: (services, userId) => projectRange(services, userId, {}),
  }),
  explain_rank: tool({
    description: 'Why a debt stands where it stands in the plan.',
    schema: z.object({ liability: z.string() }),
    labels: ['Reading your plan...', 'Read why a debt has its place in the plan'],
    async read(services, userId, { liability }) {
      const { recommendations } = await plan(services, userId)
      const name = liability.toLowerCase()
      const found = recommendations.filter((item) =>
        `${item.liability.liability_type} ${item.liability.description}`.toLowerCase().includes(name),
      )
      return found.length > 0 ? { recommendations: found } : { error: 'No debt of the plan has this name.' }
    },
  }),
  calculate: tool({
    description: 'Arithmetic: numbers with + - * / % and parentheses. Never calculate yourself.',
    schema: z.object({ expression: z.string() }),
    labels: ['Calculating...', 'Calculated'],
    async read(_, __, { expression }) {
      try {
        return { result: calculate(expression) }
      } catch (error) {
        return { error: error instanceof RangeError ? error.message : 'That is no arithmetic.' }
      }
    },
  }),
} as const satisfies Record<string, ReadTool>

/** The plan without ids. */
async function plan(services: Services, userId: string, strategy?: (typeof STRATEGIES)[number]) {
  const { recommendations, ...answer } = await recommend(services, userId, strategy ? { strategy } : {})
  return {
    ...answer,
    count: recommendations.length,
    recommendations: recommendations.map(({ liability: { id: _, ...liability }, ...item }, index) => ({
      rank: index + 1,
      ...item,
      liability,
    })),
  }
}

function toNamedDebt({ id, liability_type, description }: Liability): NamedDebt {
  return { id, type: liability_type, description }
}
