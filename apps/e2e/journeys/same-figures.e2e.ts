import type { Page } from '@playwright/test'
import { atPath } from '@solvent/api-testing/at-path'
import { parse } from 'csv-parse/sync'
import { type Account, callApi, request } from '../support/api'
import { open } from '../support/navigation'
import { waitForNetworkIdle } from '../support/network-idle'
import { signUpFilled } from '../support/sample-books'
import { messageForFigure } from '../support/scripted-model'
import { expect, test } from '../support/test'

const calls = {
  dashboard: '/api/dashboard',
  assets: '/api/assets',
  expected: '/api/tentative-assets',
  liabilities: '/api/liabilities',
  plan: '/api/recommendations',
  projection: '/api/projection',
} as const

const pages = {
  dashboard: '/',
  assets: '/assets',
  expected: '/assets?tab=expected',
  liabilities: '/liabilities',
  plan: '/recommendations',
} as const

const files = { plan: '/api/recommendations/plan.csv', months: '/api/projection/months.csv' } as const

type Path = readonly (string | number)[]

/** A figure and every place that has it. */
interface Figure {
  api: readonly [call: keyof typeof calls, ...Path]
  /** The tool with which the assistant reads it, and the path in the result. */
  chat: readonly [tool: string, ...Path]
  /** The text around it, with `#` for the figure and `…` for any words. */
  page: readonly [page: keyof typeof pages, text: string]
  /** A line at the top of the file, or a column in the row of a rank. */
  file?: readonly [file: keyof typeof files, key: string, rank?: number]
  /** Whether the changes of the item in the journal add up to it. */
  isInJournal?: boolean
  /** As the page writes it; in dollars and cents by default. */
  write?: (figure: unknown) => string
}

const withCommas = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
const dollars = (figure: unknown) => {
  const [whole = '', cents] = Number(figure).toFixed(2).split('.')
  return `$${withCommas(whole)}.${cents}`
}
const wholeDollars = (figure: unknown) =>
  `${Number(figure) < 0 ? '-' : ''}$${withCommas(Math.abs(Number(figure)).toFixed(0))}`

function summary(key: string, page: Figure['page'], write?: Figure['write']): Figure {
  return { api: ['dashboard', key], chat: ['get_summary', key], page, ...(write && { write }) }
}

function asset(index: number, type: string): Figure {
  const path = ['assets', index, 'asset_value'] as const
  return {
    api: ['assets', ...path],
    chat: ['list_assets', ...path],
    page: ['assets', `${type} #`],
    isInJournal: true,
  }
}

function debt(index: number, type: string, period: string, installments: number): Figure[] {
  const of = (key: string) => ({
    api: ['liabilities', 'liabilities', index, key] as const,
    chat: ['list_liabilities', 'liabilities', index, key] as const,
  })
  return [
    { ...of('remaining_amount'), page: ['liabilities', `${type} #`], isInJournal: true },
    { ...of('installment_amount'), page: ['liabilities', `${type} … # per ${period}`] },
    {
      ...of('installments_paid'),
      page: ['liabilities', `${type} … installments paid # of ${installments}`],
      write: String,
    },
  ]
}

function ofPlan(key: string, page: Figure['page']): Figure {
  return { api: ['plan', key], chat: ['get_plan', key], page, file: ['plan', key] }
}

function firstItem(key: string, text: string, write: Figure['write'] = dollars): Figure {
  const path = ['recommendations', 0, key] as const
  return {
    api: ['plan', ...path],
    chat: ['get_plan', ...path],
    page: ['plan', text],
    file: ['plan', key, 1],
    write,
  }
}

function strategy(index: number, name: string): Figure {
  const path = ['comparison', index, 'total_interest'] as const
  return { api: ['projection', ...path], chat: ['project', ...path], page: ['plan', `${name} … #`] }
}

const figures: readonly Figure[] = [
  summary('net_worth', ['dashboard', 'Net Worth #'], wholeDollars),
  summary('monthly_income', ['dashboard', 'Monthly Income #'], wholeDollars),
  summary('total_assets', ['assets', 'Total value #']),
  summary('total_liabilities', ['liabilities', 'Total Outstanding #']),
  summary('active_liabilities_count', ['liabilities', 'Active Liabilities #'], String),
  asset(0, 'Cash'),
  asset(1, 'Savings Account'),
  asset(2, 'Checking Account'),
  asset(3, 'Vehicle'),
  {
    api: ['expected', 'tentative_assets', 0, 'asset_amount'],
    chat: ['list_assets', 'expected', 0, 'asset_amount'],
    page: ['expected', '80% sure #'],
  },
  ...debt(0, 'Credit Card', 'month', 24),
  ...debt(1, 'Car Loan', 'month', 36),
  ...debt(2, 'Student Loan', 'quarter', 48),
  ...debt(3, 'Insurance', 'quarter', 4),
  ...debt(4, 'Subscription', 'week', 52),
  ofPlan('total_income', ['plan', 'Total Income #']),
  ofPlan('available_budget', ['plan', 'Available Budget #']),
  ofPlan('paid_this_month', ['plan', '70% of income, # of it paid']),
  ofPlan('remaining_budget', ['plan', 'Remaining Budget #']),
  ofPlan('liquid_assets', ['assets', '# available for payments']),
  {
    api: ['plan', 'cushion', 'chosen'],
    chat: ['get_plan', 'cushion', 'chosen'],
    page: ['plan', 'with a cushion of #'],
    file: ['plan', 'cushion'],
  },
  {
    api: ['plan', 'days_ahead', 'lowest'],
    chat: ['get_plan', 'days_ahead', 'lowest'],
    page: ['plan', 'What your accounts hold #'],
    write: String,
  },
  firstItem('amount', 'Amount #'),
  firstItem('priority_score', 'Score #', String),
  firstItem('overdue_amount', '(# overdue since'),
  {
    api: ['projection', 'total_interest'],
    chat: ['project', 'total_interest'],
    page: ['plan', ', # of interest'],
    file: ['months', 'total_interest'],
  },
  strategy(1, 'Smallest balance first'),
  strategy(2, 'My priority first'),
  strategy(3, 'Only what is due'),
  {
    api: ['projection', 'comparison', 0, 'interest_saved'],
    chat: ['project', 'comparison', 0, 'interest_saved'],
    page: ['plan', 'than paying only what is due, saves # in interest'],
  },
]

test(`pages, assistant, files, journal and API have the same ${figures.length} figures`, async ({ page }) => {
  const account = await signUpFilled(page)
  const settings = { pay: { kind: 'monthly', day: 28 }, cushion: 500 }
  await callApi(page, account, 'PUT', '/api/plan-settings', settings)
  const answers = await readAll(calls, (path) => callApi(page, account, 'GET', path))
  const texts = await readAll(pages, (path) => textOf(page, path))
  const tables = await readAll(files, async (path) =>
    parse(await (await request(page, 'GET', path, undefined, account.token)).text(), {
      relax_column_count: true,
    }),
  )
  const { entries } = await callApi(page, account, 'GET', '/api/entries')
  const chat = await newChat(page, account)
  for (const { api, chat: read, page: shown, file, isInJournal, write = dollars } of figures) {
    const [call, ...path] = api
    const figure = atPath(answers[call], path)
    const name = api.join('.')
    expect.soft(await chat(read), `the assistant: ${name}`).toBe(`It is: ${figure}`)
    expect.soft(texts[shown[0]], `the page: ${name}`).toMatch(patternOf(shown[1], write(figure)))
    if (file) expect.soft(cellOf(tables[file[0]], file), `the file: ${name}`).toBe(String(figure))
    if (isInJournal) {
      const { id } = atPath(answers[call], path.slice(0, -1)) as { id: string }
      expect.soft(sumOf(entries, id), `the journal: ${name}`).toBeCloseTo(Number(figure), 5)
    }
  }
})

async function readAll<Name extends string, Read>(
  addresses: Readonly<Record<Name, string>>,
  read: (address: string) => Promise<Read>,
): Promise<Record<Name, Read>> {
  const found: [string, Read][] = []
  for (const [name, address] of Object.entries<string>(addresses)) found.push([name, await read(address)])
  // The names are those of the addresses.
  return Object.fromEntries(found) as Record<Name, Read>
}

async function textOf(page: Page, address: string): Promise<string> {
  await open(page, address)
  await waitForNetworkIdle(page)
  await expect(page.getByText(/^(Loading|Calculating) /).filter({ visible: true })).toHaveCount(0)
  return (await page.locator('main').innerText()).replace(/\s+/g, ' ')
}

/** Asks the assistant for a figure by its tool and path, and returns the reply. */
async function newChat(page: Page, account: Account) {
  const { session_id } = await callApi(page, account, 'POST', '/api/sessions', { title: 'Figures' })
  return async ([tool, ...path]: Figure['chat']): Promise<string> => {
    const message = messageForFigure(tool, path)
    const { reply } = await callApi(page, account, 'POST', '/api/chat', { session_id, message })
    return reply
  }
}

function patternOf(text: string, written: string): RegExp {
  const literal = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const around = text.split('#').map((part) => part.split('…').map(literal).join('.{0,150}?'))
  return new RegExp(String.raw`${around.join(literal(written))}(?![\d.,]*\d)`)
}

function cellOf(rows: string[][], [, key, rank]: NonNullable<Figure['file']>): string | undefined {
  if (rank === undefined) return rows.find(([name]) => name === `# ${key}`)?.[1]
  const header = rows.findIndex(([name]) => name === 'rank')
  return rows[header + rank]?.[rows[header]?.indexOf(key) ?? -1]
}

interface Entry {
  changes: { account_id: string; amount: number }[]
}

function sumOf(entries: readonly Entry[], id: string): number {
  const changes = entries.flatMap((entry) => entry.changes).filter(({ account_id }) => account_id === id)
  return changes.reduce((sum, { amount }) => sum + amount, 0)
}
