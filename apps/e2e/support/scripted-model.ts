import { atPath } from '@solvent/api-testing/at-path'
import { type Question, type ScriptedAnswer, ScriptedProvider } from '@solvent/api-testing/scripted-provider'

/** The messages that journeys send to the model; `answerTo` has the answers. */
export const messages = {
  question: 'What should I pay first?',
  total: 'How much do I owe in total?',
  expense: 'For the ride to the airport they wanted 38 in the end',
  several: 'Lunch was 12 and then a taxi for 30',
  offer: 'City Bank takes over my car loan at 3.9% in 24 installments for a fee of 25. Keep this offer',
  slow: 'Please think about it slowly, and then answer?',
  failure: 'Please fail',
} as const

const OFFER = {
  lender: 'City Bank',
  debts: ['car loan'],
  fee_at_least: 25,
  interest_rate: 3.9,
  installments: 24,
}

const FIGURE = /^Please read (\w+) ([\w.]+)$/

/** A message for which the model reads with this tool and repeats what is at the path of its result. */
export function messageForFigure(tool: string, path: readonly (string | number)[]): string {
  return `Please read ${tool} ${path.join('.')}`
}

/** Starts a reply that never ends. */
const HANGING = `data: ${JSON.stringify({
  id: 'c',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [{ index: 0, delta: { content: 'Let me think about that. ' }, finish_reason: null }],
})}\n\n`

/** Starts an HTTP model with a fixed answer to each of these messages. */
export async function startScriptedModel(): Promise<ScriptedProvider> {
  const provider = await ScriptedProvider.start()
  provider.answer = answerTo
  return provider
}

function answerTo({ body }: Question): ScriptedAnswer {
  const message = body.messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const last = body.messages.at(-1)
  const result = last?.role === 'tool' ? JSON.parse(last.content) : null
  const [, tool, path] = FIGURE.exec(message) ?? []
  if (tool && path)
    return result ? { text: `It is: ${atPath(result, path.split('.'))}` } : { calls: [{ tool, args: {} }] }
  switch (message) {
    case messages.question:
      return result ? { text: planTable(result) } : { calls: [{ tool: 'get_plan', args: {} }] }
    case messages.total:
      return result
        ? { text: `You owe **$${result.total_liabilities}** in total. See [your liabilities](/liabilities).` }
        : { calls: [{ tool: 'get_summary', args: {} }] }
    case messages.expense:
      return {
        calls: [{ tool: 'record_expense', args: { amount: 38, category: 'Transport', note: 'ride' } }],
      }
    case messages.several:
      return {
        calls: [
          { tool: 'record_expense', args: { amount: 12, category: 'Eating out', note: 'lunch' } },
          { tool: 'record_expense', args: { amount: '30', category: 'Transport', note: 'taxi' } },
        ],
      }
    case messages.offer:
      return { calls: [{ tool: 'add_offer', args: OFFER }] }
    case messages.slow:
      return { raw: HANGING, ending: 'hang' }
    case messages.failure:
      return { status: 500 }
    default:
      return { text: 'I can help with your money. What would you like to know?' }
  }
}

interface PlanResult {
  recommendations: { rank: number; amount: number; liability: { liability_type: string } }[]
}

function planTable({ recommendations }: PlanResult): string {
  const rows = recommendations
    .slice(0, 3)
    .map(({ rank, amount, liability }) => `| ${rank} | ${liability.liability_type} | $${amount} |`)
  return `This is the order of your plan:\n\n| Rank | Debt | Amount |\n| --- | --- | --- |\n${rows.join('\n')}\n`
}
