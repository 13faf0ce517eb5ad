import { type Comparison, GOAL } from './dashboards'
import type { Measured } from './measure-load'
import type { PaymentFigures } from './payments'

/** Payments per second on two cores. */
const PAYMENT_GOALS = { postgres: 1000, embedded: 300 }

/** Formats a comparison for the terminal. */
export function textOf({ people, figures }: Comparison): string {
  const lines = [...figures].map(([name, figure]) => `  ${name.padEnd(20)} ${line(figure)}`)
  return [`${people} other people:`, ...lines, `  ratio                ${ratioOf(figures)}`, ''].join('\n')
}

export function textOfPayments(engine: string, figures: PaymentFigures): string {
  return `payments, ${engine}: ${payments(figures).join(', ')}\n`
}

/** Renders docs/bench-api.md. */
export function page(
  { connections, rounds, seconds, load }: Record<'connections' | 'rounds' | 'seconds' | 'load', number>,
  comparisons: readonly Comparison[],
  paid: Record<keyof typeof PAYMENT_GOALS, PaymentFigures>,
): string {
  const names = [...(comparisons[0]?.figures.keys() ?? [])]
  const rows = comparisons.map(({ people, figures }) =>
    row([String(people), ...[...figures.values()].map(line), ratioOf(figures), String(failedIn(figures))]),
  )
  const engines = Object.entries(PAYMENT_GOALS).map(([engine, goal]) => {
    const figures = paid[engine as keyof typeof PAYMENT_GOALS] // the keys of the goals
    const verdict = figures.alone >= goal ? 'reached' : 'not reached'
    return row([engine, ...payments(figures), `${goal}/s: ${verdict}`])
  })
  return [
    '# How fast the server answers',
    '',
    'Written by `npm run bench:api -- --record`.',
    '',
    '## The dashboard among many people',
    '',
    'One person with 30 assets, 20 liabilities and 2,000 entries asks for `GET /api/dashboard` on PostgreSQL: as a page',
    'does that has nothing yet while the books stay as they are, the same from a server without cached responses',
    '(`ANSWER_CACHE_MB=0`), and as a page that has the answer and names its ETag (304). Beside it stand two routes of a',
    'bare Fastify server without sign-in, transaction, row-level security and figures to work out: `json_agg` lets the',
    'database write all that a dashboard is made from as JSON, in one prepared statement; `bare` reads 30 rows by one',
    `indexed query. Load generator, servers and PostgreSQL share one machine of two cores; ${connections} connections,`,
    `medians of ${rounds} runs of ${seconds} s taken in turn; before it began, the load of the machine was ${load.toFixed(1)}.`,
    'CPU is the processor time of server and database for one answer.',
    '',
    row(['other people', ...names, 'p99, dashboard / json_agg', 'failed']),
    row(Array.from({ length: names.length + 3 }, () => '---')),
    ...rows,
    '',
    '## Payments',
    '',
    '16 people pay one cent after the other over HTTP, each payment with a key. What two cores do alone is counted from',
    'the processor time: all of the time of both, and no thread more than its own second.',
    '',
    row(['engine', 'beside the generator', 'p99', 'CPU', 'of one thread', 'two cores alone', 'goal']),
    row(Array.from({ length: 7 }, () => '---')),
    ...engines,
    '',
  ].join('\n')
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function line({ perSecond, p50, p99, cpu }: Measured): string {
  return `${Math.round(perSecond)}/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, CPU ${cpu.toFixed(2)} ms`
}

function ratioOf(figures: Comparison['figures']): string {
  const [ours, least] = [figures.get('dashboard'), figures.get('json_agg route')]
  if (!ours || !least) return ''
  const ratio = ours.p99 / least.p99
  return `${ratio.toFixed(1)}x (goal ${GOAL}x: ${ratio <= GOAL ? 'reached' : 'not reached'})`
}

function failedIn(figures: Comparison['figures']): number {
  return [...figures.values()].reduce((sum, one) => sum + one.failed, 0)
}

function payments({ perSecond, p99, cpu, busiest, alone }: PaymentFigures): string[] {
  return [
    `${Math.round(perSecond)}/s`,
    `${p99.toFixed(1)} ms`,
    `${cpu.toFixed(2)} ms`,
    `${busiest.toFixed(2)} ms`,
    `${Math.round(alone)}/s`,
  ]
}
