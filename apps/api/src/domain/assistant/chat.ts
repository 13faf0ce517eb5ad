import { APICallError } from '@ai-sdk/provider'
import type { BodyOf, ChatReply, sendChat } from '@solvent/contracts'
import { moneyFormat } from '@solvent/money'
import { abortAfter } from '../abort-after'
import { DomainError } from '../domain-error'
import { openAiKey } from '../secrets/ai-key'
import type { Services } from '../services'
import { helpAnswer } from './help-answers'
import { runModelTurn } from './model-turn'
import { saveKeyAccepted } from './models'
import { answerQuickly, answerWithoutKey } from './quick-answer'
import { readReply } from './read-conversation'
import { NEEDS_KEY, NO_FIGURES, NOT_FINISHED, stepLines, unknownModel } from './reply-texts'
import type { OnStep } from './timed-step'
import { beginTurn, requireModelTurnsLeft } from './turn'
import { readTurnSetting, type TurnSetting } from './turn-setting'
import { TurnWork } from './turn-work'

/** Statuses with which providers reject a key, and a model they do not have. */
const KEY_REFUSED: readonly (number | undefined)[] = [401, 403]
const MODEL_UNKNOWN = 404

interface ChatRequest extends BodyOf<typeof sendChat> {
  /** The idempotency key, if the client sent one. */
  key: string | undefined
  /** Aborts when the client disconnects or stops the answer, and when the server stops. */
  signal: AbortSignal
  onText: (text: string) => void
  onStep: OnStep
}

/**
 * Answers a message: saves what it plainly states without a model, else asks the model. No transaction is open while
 * the model works. A retry of the same request resumes the answer, and saves nothing twice.
 *
 * @throws DomainError `not_found`, `api_key_unusable`, `api_key_refused`, `assistant_failed`, `assistant_busy`,
 *   `too_many_messages`, `idempotency_conflict`
 */
export async function answerMessage(
  services: Services,
  userId: string,
  request: ChatRequest,
): Promise<ChatReply> {
  const { session_id: conversationId, message, key, signal } = request
  const start = await beginTurn(services, userId, { conversationId, message, key }, signal)
  if ('answered' in start) return readReply(services, userId, start.answered)
  const work = new TurnWork(services, userId, start.working)
  try {
    await answerTurn(services, userId, work, request)
  } finally {
    await work.release()
  }
  return readReply(services, userId, work.turn.id)
}

async function answerTurn(
  services: Services,
  userId: string,
  work: TurnWork,
  request: ChatRequest,
): Promise<void> {
  const help = helpAnswer(work.turn.message)
  if (help !== null) return work.finish('ok', help)
  const setting = await readTurnSetting(services, userId, work.turn)
  if (await answerQuickly(work, userId, setting)) return finish(work, request, setting, '')
  const { aiKey } = setting
  if (aiKey === null) {
    const text = await answerWithoutKey(services, work, userId, setting)
    if (text === null) return work.finish('api_key_required', NEEDS_KEY)
    request.onText(text)
    return finish(work, request, setting, text)
  }
  const key = openKey(services, userId, aiKey.sealed)
  await requireModelTurnsLeft(services, userId)
  try {
    const text = await withModel(services, userId, work, setting, key, request)
    await saveKeyAccepted(services, userId, aiKey)
    await finish(work, request, setting, text)
  } catch (error) {
    await finishFailed(work, request, setting, error)
  }
}

async function withModel(
  services: Services,
  userId: string,
  work: TurnWork,
  setting: TurnSetting,
  key: string,
  { signal: caller, onText, onStep }: ChatRequest,
): Promise<string> {
  const signal = abortAfter(services.ai.turnTimeoutMs, caller, work.signal)
  const text = await runModelTurn({ services, userId, work, setting, key, signal, onText, onStep })
  return text.trim()
}

/** Writes the answer: the model's text, then our own lines about what was saved or proposed. */
async function finish(
  work: TurnWork,
  { onText }: ChatRequest,
  { pageCurrency }: TurnSetting,
  text: string,
): Promise<void> {
  const lines = stepLines(work.steps, moneyFormat(pageCurrency))
  const recorded = lines.join('\n')
  if (recorded !== '') onText(text === '' ? recorded : `\n\n${recorded}`)
  const reply = [text, recorded].filter((part) => part !== '').join('\n\n') || NO_FIGURES
  await work.finish(statusOf(work), reply)
}

/** What was saved before a failure stays and is shown; if nothing was saved, the client may retry the request. */
async function finishFailed(
  work: TurnWork,
  request: ChatRequest,
  setting: TurnSetting,
  error: unknown,
): Promise<void> {
  if (error instanceof DomainError) throw error
  // The client is gone, or another worker has the turn; a retry of the request resumes it.
  if (request.signal.aborted || work.signal.aborted) throw new DomainError('unavailable')
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  if (KEY_REFUSED.includes(status)) throw new DomainError('api_key_refused')
  if (status === MODEL_UNKNOWN) return finish(work, request, setting, unknownModel(setting.model))
  if (statusOf(work) !== 'ok') return finish(work, request, setting, NOT_FINISHED)
  // The cause may quote the key, so it is dropped.
  throw new DomainError('assistant_failed')
}

function statusOf({ steps }: TurnWork): 'saved' | 'confirm' | 'ok' {
  const cards = steps.flatMap((step) => [...step.cards])
  if (cards.some(({ type }) => type === 'entry')) return 'saved'
  return cards.length > 0 ? 'confirm' : 'ok'
}

/** @throws DomainError `api_key_unusable` if the AI key was sealed with a different server key */
function openKey({ keys }: Services, userId: string, sealed: string): string {
  try {
    return openAiKey(keys.aiKeys, userId, sealed)
  } catch {
    throw new DomainError('api_key_unusable')
  }
}
