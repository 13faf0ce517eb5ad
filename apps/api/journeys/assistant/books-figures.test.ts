// Engines: one
import { atPath } from '@solvent/api-testing/at-path'
import { Conversation, saveApiKey } from '@solvent/api-testing/conversation'
import { bonus, carLoan, cash, offerFor } from '@solvent/api-testing/examples'
import type { Person } from '@solvent/api-testing/person'
import type { Question } from '@solvent/api-testing/scripted-provider'
import {
  addAsset,
  addLiability,
  addOffer,
  addTentativeAsset,
  getDashboard,
  getProjection,
  getProjectionRange,
  getRecommendations,
  getSchedule,
  listAssets,
  listEntries,
  listLiabilities,
  listOffers,
  listTentativeAssets,
  payLiability,
} from '@solvent/contracts'
import { backToMinor, fromMinor } from '@solvent/money'
import { useProvider } from '../../src/testing/borrower'
import { useServer } from '../../src/testing/use-server'

const setting = useServer()
const ai = useProvider(setting)

let person: Person

beforeAll(async () => {
  person = await setting.newPerson()
  await saveApiKey(person)
  await person.answer(addAsset, { body: cash(812.37) })
  await person.answer(addAsset, { body: cash(6200.55, { asset_type: 'Savings Account' }) })
  await person.answer(addAsset, { body: cash(8000, { asset_type: 'Vehicle', is_liquid: false }) })
  await person.answer(addTentativeAsset, { body: bonus() })
  await person.answer(addLiability, { body: carLoan({ liability_amount: 3600, due_date: '2026-03-20' }) })
  const card = { liability_type: 'Credit Card', liability_amount: 1250.4, interest_rate: 19.9 }
  const { id: cardId } = await person.answer(addLiability, { body: carLoan(card) })
  await person.answer(addOffer, { body: offerFor(cardId) })
  const rent = {
    liability_type: 'Rent',
    liability_amount: 899.99,
    installments_total: 1,
    due_date: '2026-03-12',
  }
  await person.answer(addLiability, { body: carLoan(rent) })
  const chat = await Conversation.begin(person)
  for (const message of ['I spent 12.50 on lunch', 'I spent 45.20 on groceries yesterday'])
    expect(await chat.ask(message)).toMatchObject({ status: 'saved' })
  const { liabilities } = await person.answer(listLiabilities)
  await person.answer(payLiability, {
    params: { id: liabilities.find(({ liability_type }) => liability_type === 'Car Loan')?.id ?? '' },
    body: { payment_type: 'installment', payment_account: 'Cash' },
  })
})

type Key = string | number
type Page = (person: Person) => Promise<(number | undefined)[]>

interface BooksQuestion {
  ask: string
  tool: string
  args?: object
  /** Paths of the reply's figures in the result of the tool. */
  figures: readonly (readonly Key[])[]
  /** The same figures, from the endpoints that the page uses. */
  page: Page
}

const dashboard = (key: 'net_worth' | 'total_assets' | 'total_liabilities' | 'monthly_income'): Page => {
  return async (one) => [(await one.answer(getDashboard))[key]]
}
const assetsOfPage: (types: string[]) => Page = (types) => async (one) => {
  const { assets } = await one.answer(listAssets)
  return types.map((type) => assets.find(({ asset_type }) => asset_type === type)?.asset_value)
}
type LiabilityKey =
  | 'remaining_amount'
  | 'installment_amount'
  | 'interest_rate'
  | 'installments_paid'
  | 'total_amount'
const debtOfPage = (type: string, key: LiabilityKey): Page => {
  return async (one) => {
    const { liabilities } = await one.answer(listLiabilities)
    return [liabilities.find(({ liability_type }) => liability_type === type)?.[key]]
  }
}
type PlanKey = 'available_budget' | 'remaining_budget' | 'paid_this_month' | 'total_income'
const planOfPage = (key: PlanKey): Page => {
  return async (one) => [(await one.answer(getRecommendations))[key]]
}
type ItemKey = 'amount' | 'due_amount' | 'extra_amount' | 'priority_score'
const itemOfPage = (index: number, key: ItemKey, strategy?: string): Page => {
  return async (one) => {
    const plan = await one.answer(getRecommendations, strategy === undefined ? {} : { query: { strategy } })
    return [plan.recommendations[index]?.[key]]
  }
}
type CourseKey = 'months_to_debt_free' | 'total_interest' | 'total_paid'
const courseOfPage = (key: CourseKey, query: Record<string, string> = {}): Page => {
  return async (one) => [(await one.answer(getProjection, { query }))[key] ?? undefined]
}
const entriesOfPage = (kind: string): Page => {
  return async (one) => {
    const { entries } = await one.answer(listEntries, { query: { kind } })
    return entries.map(({ changes }) => Math.abs(changes[0]?.amount ?? 0))
  }
}

const [car, card, rent] = [0, 1, 2]

const questions: BooksQuestion[] = [
  { ask: 'What am I worth?', tool: 'get_summary', figures: [['net_worth']], page: dashboard('net_worth') },
  {
    ask: 'What do I own in all?',
    tool: 'get_summary',
    figures: [['total_assets']],
    page: dashboard('total_assets'),
  },
  {
    ask: 'What do I owe in all?',
    tool: 'get_summary',
    figures: [['total_liabilities']],
    page: dashboard('total_liabilities'),
  },
  {
    ask: 'What is my income?',
    tool: 'get_summary',
    figures: [['monthly_income']],
    page: dashboard('monthly_income'),
  },
  {
    ask: 'How many debts do I have?',
    tool: 'get_summary',
    figures: [['active_liabilities_count']],
    page: async (one) => [(await one.answer(getDashboard)).active_liabilities_count],
  },
  {
    ask: 'How many debts are urgent?',
    tool: 'get_summary',
    figures: [['high_priority_count']],
    page: async (one) => [(await one.answer(getDashboard)).high_priority_liabilities.length],
  },
  {
    ask: 'What do I own, and what do I owe?',
    tool: 'get_summary',
    figures: [['total_assets'], ['total_liabilities']],
    page: async (one) => {
      const { total_assets, total_liabilities } = await one.answer(getDashboard)
      return [total_assets, total_liabilities]
    },
  },
  {
    ask: 'How much cash is there?',
    tool: 'list_assets',
    figures: [['assets', 0, 'asset_value']],
    page: assetsOfPage(['Cash']),
  },
  {
    ask: 'What are my savings and my car worth?',
    tool: 'list_assets',
    figures: [
      ['assets', 1, 'asset_value'],
      ['assets', 2, 'asset_value'],
    ],
    page: assetsOfPage(['Savings Account', 'Vehicle']),
  },
  {
    ask: 'How many assets do I have?',
    tool: 'list_assets',
    figures: [['count']],
    page: async (one) => [(await one.answer(listAssets)).assets.length],
  },
  {
    ask: 'What money do I expect?',
    tool: 'list_assets',
    figures: [['expected', 0, 'asset_amount']],
    page: async (one) => [(await one.answer(listTentativeAssets)).tentative_assets[0]?.asset_amount],
  },
  {
    ask: 'What is left of my car loan?',
    tool: 'list_liabilities',
    figures: [['liabilities', car, 'remaining_amount']],
    page: debtOfPage('Car Loan', 'remaining_amount'),
  },
  {
    ask: 'What is left on my card?',
    tool: 'list_liabilities',
    figures: [['liabilities', card, 'remaining_amount']],
    page: debtOfPage('Credit Card', 'remaining_amount'),
  },
  {
    ask: 'What is left of the rent?',
    tool: 'list_liabilities',
    figures: [['liabilities', rent, 'remaining_amount']],
    page: debtOfPage('Rent', 'remaining_amount'),
  },
  {
    ask: 'What was my car loan at first?',
    tool: 'list_liabilities',
    figures: [['liabilities', car, 'total_amount']],
    page: debtOfPage('Car Loan', 'total_amount'),
  },
  {
    ask: 'What is the rate of my card?',
    tool: 'list_liabilities',
    figures: [['liabilities', card, 'interest_rate']],
    page: debtOfPage('Credit Card', 'interest_rate'),
  },
  {
    ask: 'How many instalments of the car are paid?',
    tool: 'list_liabilities',
    figures: [['liabilities', car, 'installments_paid']],
    page: debtOfPage('Car Loan', 'installments_paid'),
  },
  {
    ask: 'What is the next instalment of my car loan?',
    tool: 'list_liabilities',
    figures: [['liabilities', car, 'installment_amount']],
    page: async (one) => {
      const { liabilities } = await one.answer(listLiabilities)
      const id = liabilities.find(({ liability_type }) => liability_type === 'Car Loan')?.id ?? ''
      return [(await one.answer(getSchedule, { params: { id } })).payments[0]?.payment]
    },
  },
  {
    ask: 'What did I spend?',
    tool: 'list_entries',
    args: { kind: 'expense' },
    figures: [
      ['entries', 0, 'changes', 0, 'amount'],
      ['entries', 1, 'changes', 0, 'amount'],
    ],
    page: entriesOfPage('expense'),
  },
  {
    ask: 'What did I pay on my debts?',
    tool: 'list_entries',
    args: { kind: 'payment' },
    figures: [['entries', 0, 'changes', 0, 'amount']],
    page: entriesOfPage('payment'),
  },
  {
    ask: 'How many entries are there of yesterday?',
    tool: 'list_entries',
    args: { from: '2026-03-09', to: '2026-03-09' },
    figures: [['count']],
    page: async (one) => {
      const query = { from: '2026-03-09', to: '2026-03-09' }
      return [(await one.answer(listEntries, { query })).entries.length]
    },
  },
  {
    ask: 'What is my budget?',
    tool: 'get_plan',
    figures: [['available_budget']],
    page: planOfPage('available_budget'),
  },
  {
    ask: 'What is left of my budget?',
    tool: 'get_plan',
    figures: [['remaining_budget']],
    page: planOfPage('remaining_budget'),
  },
  {
    ask: 'What have I paid this month?',
    tool: 'get_plan',
    figures: [['paid_this_month']],
    page: planOfPage('paid_this_month'),
  },
  {
    ask: 'What do I pay first?',
    tool: 'get_plan',
    figures: [['recommendations', 0, 'amount']],
    page: itemOfPage(0, 'amount'),
  },
  {
    ask: 'What do I pay first if the smallest debt goes first?',
    tool: 'get_plan',
    args: { strategy: 'snowball' },
    figures: [['recommendations', 0, 'due_amount']],
    page: itemOfPage(0, 'due_amount', 'snowball'),
  },
  {
    ask: 'What do I pay beyond what is due?',
    tool: 'get_plan',
    figures: [['recommendations', 1, 'extra_amount']],
    page: itemOfPage(1, 'extra_amount'),
  },
  {
    ask: 'Is the offer of City Bank better?',
    tool: 'compare_offers',
    figures: [
      ['offers', 0, 'comparison', 'saved_if_only_due'],
      ['offers', 0, 'comparison', 'fee'],
    ],
    page: async (one) => {
      const { offers } = await one.answer(listOffers)
      return [offers[0]?.comparison?.saved_if_only_due ?? undefined, offers[0]?.comparison?.fee]
    },
  },
  {
    ask: 'How sure is the month?',
    tool: 'debt_free_range',
    figures: [['range', 'runs']],
    page: async (one) => [(await one.answer(getProjectionRange)).range?.runs],
  },
  {
    ask: 'Why is the rent first?',
    tool: 'explain_rank',
    args: { liability: 'rent' },
    figures: [['recommendations', 0, 'priority_score']],
    page: async (one) => {
      const { recommendations } = await one.answer(getRecommendations)
      return [recommendations.find(({ liability }) => liability.liability_type === 'Rent')?.priority_score]
    },
  },
  {
    ask: 'When am I free of debts?',
    tool: 'project',
    figures: [['months_to_debt_free']],
    page: courseOfPage('months_to_debt_free'),
  },
  {
    ask: 'What will my debts cost me?',
    tool: 'project',
    figures: [['total_interest'], ['total_paid']],
    page: async (one) => [
      ...(await courseOfPage('total_interest')(one)),
      ...(await courseOfPage('total_paid')(one)),
    ],
  },
  {
    ask: 'And with 100 more a month?',
    tool: 'project',
    args: { extra_per_month: 100 },
    figures: [['total_interest']],
    page: courseOfPage('total_interest', { extra_per_month: '100' }),
  },
  {
    ask: 'And by paying only what is due, with 500 on April 1st?',
    tool: 'project',
    args: { strategy: 'minimum', lump_sum: 500, on: '2026-04-01' },
    figures: [['total_interest'], ['total_paid']],
    page: async (one) => {
      const query = { strategy: 'minimum', lump_sum: '500', on: '2026-04-01' }
      const { total_interest, total_paid } = await one.answer(getProjection, { query })
      return [total_interest, total_paid]
    },
  },
  {
    ask: 'What is left of my cash and savings after the rent?',
    tool: 'calculate',
    args: { expression: '454.67 + 6,200.55 - 899.99' },
    figures: [['result']],
    page: async (one) => {
      const [money, saved] = await assetsOfPage(['Cash', 'Savings Account'])(one)
      const [owed] = await debtOfPage('Rent', 'remaining_amount')(one)
      return [fromMinor(backToMinor(money ?? 0) + backToMinor(saved ?? 0) - backToMinor(owed ?? 0))]
    },
  },
]

/** The number at the path. */
function figureAt(result: unknown, path: readonly Key[]): number {
  const value = atPath(result, path)
  if (typeof value !== 'number') throw new Error(`There is no figure at ${path.join('.')}.`)
  return value
}

/** Formats a figure as a model writes it: `$1,234.50` with cents, `3` without. */
function formatFigure(figure: number): string {
  const text = Math.abs(figure)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+\.)/g, ',')
  return text.endsWith('.00') ? text.slice(0, -3) : `$${text}`
}

function figuresIn(reply: string): number[] {
  return (reply.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((figure) => Number(figure.replaceAll(',', '')))
}

test('there are at least thirty questions', () => {
  expect(questions.length).toBeGreaterThanOrEqual(30)
})

test.each(questions)('$ask has the same figures in the chat as on the page', async (question) => {
  const { ask, tool, args = {}, figures, page } = question
  const chat = await Conversation.begin(person)
  let results = ''
  ai.provider.script()
  ai.provider.answer = ({ body }: Question) => {
    const last = body.messages.at(-1)
    if (last?.role !== 'tool') return { calls: [{ tool, args }] }
    results = last.content
    const result: unknown = JSON.parse(results)
    return {
      text: `It is ${figures.map((path) => formatFigure(figureAt(result, path))).join(' and ')}, as of now.`,
    }
  }
  const { reply, status } = await chat.ask(ask)
  expect(status).toBe('ok')
  expect(figuresIn(reply)).toEqual(await page(person))
  expect(figuresIn(reply)).toHaveLength(figures.length)
  // Seven cents more is not a figure of the books, and not a rounding of one.
  ai.provider.answer = ({ body }: Question) => {
    const last = body.messages.at(-1)
    if (last?.role !== 'tool') return { calls: [{ tool, args }] }
    const wrong = figureAt(JSON.parse(results), figures[0] ?? []) + 0.07
    return { text: `It is ${formatFigure(wrong)}, as of now.` }
  }
  expect((await chat.ask(ask)).reply).toBe(
    'I could not find those figures in your accounts, so I left them out.',
  )
})
