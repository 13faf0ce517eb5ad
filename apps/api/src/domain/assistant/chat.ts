import { APICallError } from '@ai-sdk/provider'
import type { BodyOf, ChatReply, sendChat } from '@solvent/contracts'
import { moneyFormat } from '@solvent/money'
import { abortAfter } from '../abort-after'
import { DomainError } from '../domain-error'
import { openAiKey } from '../secrets/ai-key'
import type { Services } from '../services'
import { helpAnswer } from './help-answers'
import { runModelTurn } from './model-turn'
import { answerQuickly } from './quick-answer'
import { readReply } from './read-conversation'
import { NEEDS_KEY, NO_FIGURES, NOT_FINISHED, stepLines, unknownModel } from './reply-texts'
import { beginTurn } from './turn'
import { readTurnSetting, type TurnSetting } from './turn-setting'
import { TurnWork } from './turn-work'

/** What providers answer to a key they do not know, and to a model they do not have. */
const KEY_REFUSED: readonly (number | undefined)[] = [401, 403]
const MODEL_UNKNOWN = 404

interface Asked extends BodyOf<typeof sendChat> {
  /** The sender's name of the request. */
  key: string | undefined
  /** Aborts when the person goes away or stops the answer, and when the server stops. */
  signal: AbortSignal
  onText: (text: string) => void
  onStep: (label: string) => void
}

/**
 * Answers a message: with what it plainly states, saved without a model, or with a model. No transaction is open while
 * a model thinks. The same request sent again goes on where the answer was left, and saves nothing twice.
 *
 * @throws DomainError `not_found`, `api_key_unusable`, `api_key_refused`, `assistant_failed`, `assistant_busy`,
 *   `too_many_messages`, `idempotency_conflict`
 */
export async function answerMessage(services: Services, userId: string, asked: Asked): Promise<ChatReply> {
  const { session_id: conversationId, message, key, signal } = asked
  const begun = await beginTurn(services, userId, { conversationId, message, key }, signal)
  if ('answered' in begun) return readReply(services, userId, begun.answered)
  const work = new TurnWork(services, userId, begun.working)
  try {
    await answerTurn(services, userId, work, asked)
  } finally {
    await work.release()
  }
  return readReply(services, userId, work.turn.id)
}

async function answerTurn(services: Services, userId: string, work: TurnWork, asked: Asked): Promise<void> {
  const help = helpAnswer(work.turn.message)
  if (help !== null) return work.finish('ok', help)
  const setting = await readTurnSetting(services, userId, work.turn)
  if (await answerQuickly(work, userId, setting)) return finish(work, asked, setting, '')
  if (setting.sealedKey === null) return work.finish('api_key_required', NEEDS_KEY)
  const key = openKey(services, userId, setting.sealedKey)
  try {
    const text = await withModel(services, userId, work, setting, key, asked)
    await finish(work, asked, setting, text)
  } catch (error) {
    await finishFailed(work, asked, setting, error)
  }
}

async function withModel(
  services: Services,
  userId: string,
  work: TurnWork,
  setting: TurnSetting,
  key: string,
  { signal: caller, onText, onStep }: Asked,
): Promise<string> {
  const signal = abortAfter(services.ai.turnTimeoutMs, caller, work.signal)
  const text = await runModelTurn({ services, userId, work, setting, key, signal, onText, onStep })
  return text.trim()
}

/** Writes the answer: what was saved or proposed, in our own words, and what the model said besides. */
async function finish(
  work: TurnWork,
  { onText }: Asked,
  { pageCurrency }: TurnSetting,
  text: string,
): Promise<void> {
  const lines = stepLines(work.steps, moneyFormat(pageCurrency))
  const recorded = lines.join('\n')
  if (recorded !== '') onText(text === '' ? recorded : `\n\n${recorded}`)
  const reply = [text, recorded].filter((part) => part !== '').join('\n\n') || NO_FIGURES
  await work.finish(statusOf(work), reply)
}

/** What was saved before a failure stays and is shown; without that the same request may be sent again. */
async function finishFailed(
  work: TurnWork,
  asked: Asked,
  setting: TurnSetting,
  error: unknown,
): Promise<void> {
  if (error instanceof DomainError) throw error
  // Nobody waits for it here any more; the same request finds the turn as it is.
  if (asked.signal.aborted || work.signal.aborted) throw new DomainError('unavailable')
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  if (KEY_REFUSED.includes(status)) throw new DomainError('api_key_refused')
  if (status === MODEL_UNKNOWN) return finish(work, asked, setting, unknownModel(setting.model))
  if (statusOf(work) !== 'ok') return finish(work, asked, setting, NOT_FINISHED)
  // The cause may quote the key, so it goes no further.
  throw new DomainError('assistant_failed')
}

function statusOf({ steps }: TurnWork): 'saved' | 'confirm' | 'ok' {
  const cards = steps.flatMap((step) => [...step.cards])
  if (cards.some(({ type }) => type === 'entry')) return 'saved'
  return cards.length > 0 ? 'confirm' : 'ok'
}

/** @throws DomainError `api_key_unusable` if the server's key is another one than the AI key was sealed with */
function openKey({ keys }: Services, userId: string, sealed: string): string {
  try {
    return openAiKey(keys.aiKeys, userId, sealed)
  } catch {
    throw new DomainError('api_key_unusable')
  }
}
