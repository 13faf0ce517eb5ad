import { moneyFormat } from '@solvent/money'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { askModel, type ToolCall } from './ask-model'
import { CheckedReply } from './checked-reply'
import { KnownFigures } from './figures'
import { type Exchange, promptOf, type Retry, toExchange, tools } from './model-prompt'
import { stepLines } from './reply-texts'
import { type OnStep, timedStep } from './timed-step'
import type { TurnSetting } from './turn-setting'
import type { TurnWork } from './turn-work'
import { isWriteTool, resultsOf, type ToolUse, useTool } from './use-tool'

/** Requests to the model for one answer. */
const MAX_ROUNDS = 8
/** After this many rounds without a successful tool call, the model must answer in words. */
const MAX_FAILED_ROUNDS = 2

/** The context of a turn with a model. */
export interface ModelTurn {
  services: Services
  userId: string
  work: TurnWork
  setting: TurnSetting
  key: string
  signal: AbortSignal
  onText: (text: string) => void
  onStep: OnStep
}

/**
 * Lets the model use tools until it answers in words. Returns these words as far as their figures are known. If the
 * model only recorded what the person stated, it is not asked for more.
 *
 * @throws APICallError or a network error
 * @throws DomainError `assistant_failed` if the model writes nothing and there is nothing to report
 */
export async function runModelTurn(turn: ModelTurn): Promise<string> {
  const { work } = turn
  const exchanges: Exchange[] = work.steps.map(toExchange)
  let text = ''
  let retry: Retry | null = null
  let failures = 0
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const isLast = round === MAX_ROUNDS || failures >= MAX_FAILED_ROUNDS
    const reply = replyOf(turn, retry !== null || isLast)
    const calls = await ask(turn, reply, exchanges, retry, isLast)
    text += reply.text
    if (calls.length === 0) {
      const reason = retryReason(reply)
      if (reason !== null && retry === null && !isLast) {
        retry = { reason, shownText: reply.text }
        continue
      }
      if (!isLast && isEmptyAnswer(text, reply, turn)) throw new DomainError('assistant_failed')
      return text
    }
    const isDone = await useTools(turn, calls, exchanges)
    if (isDone.every(Boolean) && calls.every(({ name }) => isWriteTool(name)) && !isQuestion(work))
      return text
    if (!isDone.some(Boolean)) failures += 1
  }
  return text
}

function retryReason({ isBlocked, hasUnusableCall }: CheckedReply): Retry['reason'] | null {
  if (isBlocked) return 'figure'
  return hasUnusableCall ? 'call' : null
}

function isEmptyAnswer(text: string, { isBlocked }: CheckedReply, turn: ModelTurn): boolean {
  return text.trim() === '' && !isBlocked && linesOf(turn).length === 0
}

function linesOf({ work, setting }: ModelTurn): string[] {
  return stepLines(work.steps, moneyFormat(setting.pageCurrency))
}

function replyOf(turn: ModelTurn, isLenient: boolean): CheckedReply {
  const { work, setting, key, onText } = turn
  const texts = [work.turn.message, ...userTexts(setting), ...linesOf(turn)]
  const figures = new KnownFigures(resultsOf(work.steps), texts, setting.today)
  return new CheckedReply(figures, { secret: key, currency: setting.pageCurrency, isLenient }, onText)
}

function userTexts({ history }: TurnSetting): string[] {
  return history.filter(({ role }) => role === 'user').map(({ content }) => content)
}

/** The tool calls of the model; empty if it has answered. */
async function ask(
  { services, work, setting, key, signal, onStep }: ModelTurn,
  reply: CheckedReply,
  exchanges: readonly Exchange[],
  retry: Retry | null,
  isLast: boolean,
): Promise<readonly ToolCall[]> {
  const { model } = setting
  const request = {
    key,
    model,
    prompt: promptOf(setting, work.turn.message, exchanges, retry),
    tools,
    isLast,
    signal,
    onSend: (sent: unknown) => work.saveSent({ provider: new URL(services.ai.baseUrl).host, model, sent }),
    onText: (piece: string) => reply.add(piece),
  }
  const { calls } = await timedStep(
    onStep,
    `Asking ${model}...`,
    () => askModel(services, request),
    () => `Asked ${model}`,
  )
  if (calls.length > 0) reply.discard()
  else reply.end()
  if (isLast) return []
  return calls.length > 0 ? calls : reply.calls
}

/** Whether each call succeeded. A repeated call is not made again. */
async function useTools(
  { services, userId, work, setting, key, onStep }: ModelTurn,
  calls: readonly ToolCall[],
  exchanges: Exchange[],
): Promise<boolean[]> {
  const isSeveral = calls.filter(({ name }) => isWriteTool(name)).length > 1 || hasWritten(work)
  const use: ToolUse = { services, userId, work, setting, reason: isSeveral ? 'several' : null, onStep }
  const done: boolean[] = []
  for (const call of calls) {
    const isRepeated = exchanges.some(
      ({ tool, arguments: args }) => tool === call.name && isSame(args, call.input),
    )
    const used = isRepeated
      ? { error: 'You have this result already.' }
      : call.input.includes(key)
        ? // The provider knows the key; it must not get into the books or the conversation.
          { error: 'These arguments cannot be used.' }
        : await useTool(use, call)
    const isDone = !('error' in used)
    exchanges.push(
      isDone ? toExchange(used) : { tool: call.name, arguments: call.input, result: JSON.stringify(used) },
    )
    done.push(isDone)
  }
  return done
}

function hasWritten({ steps }: TurnWork): boolean {
  return steps.some(({ cards }) => cards.length > 0)
}

function isQuestion({ turn }: TurnWork): boolean {
  return turn.message.includes('?')
}

/** Whether two arguments are equal, ignoring the order of fields and whitespace. */
function isSame(a: string, b: string): boolean {
  return sorted(a) === sorted(b)
}

function sorted(text: string): string {
  try {
    const value: unknown = JSON.parse(text)
    return JSON.stringify(Object.entries(value ?? {}).sort(([x], [y]) => x.localeCompare(y)))
  } catch {
    return text
  }
}
