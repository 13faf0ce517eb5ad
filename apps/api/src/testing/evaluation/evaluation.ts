import type { Person } from '@solvent/api-testing/person'
import { type Phrase, phrases, phrasesBooks } from '@solvent/api-testing/phrases'
import {
  addAsset,
  addLiability,
  type ChatReply,
  createSession,
  sendChat,
  updateProfile,
} from '@solvent/contracts'
import type { LocalProvider, ProviderAnswer } from './local-provider'
import { phrasesVersion, type Recording } from './recording'
import { type Result, toRow, toTotals } from './report'
import { hasArguments, toolCallsOf } from './tool-calls'

export { LocalProvider } from './local-provider'
export { realProvider } from './real-provider'
export {
  RecordingError,
  readRecording,
  replayedProvider,
  requireNewFile,
  writeRecording,
} from './recording'
export { withoutKey } from './without-secrets'

const TURN_TIMEOUT_MS = 90_000

interface Evaluation {
  /** Without books; their server asks `provider`. */
  person: Person
  provider: LocalProvider
  key: string
  /** The model that answers, or that answered in a recording. */
  asked: Pick<Recording, 'host' | 'model' | 'date'>
  write: (text: string) => void
}

/**
 * Sends every phrase, and writes the model's tool calls beside the expected ones. Resolves to a recording of the
 * provider's answers.
 *
 * @throws RecordingError if the provider replays a recording that does not fit
 */
export async function evaluate({ person, provider, key, asked, write }: Evaluation): Promise<Recording> {
  const { host, model, date } = asked
  await createBooks(person, model, key)
  write(`${phrases.length} phrases for ${model} at ${host}, asked on ${date}\n\n`)
  const results: Result[] = []
  const recording: Recording = { phrases: phrasesVersion(), host, model, date, answers: [] }
  for (const phrase of phrases) {
    const { answers, ...result } = await ask(person, provider, phrase)
    results.push(result)
    recording.answers.push(...answers.map((one, at) => ({ phrase: phrase.say, request: at + 1, ...one })))
    write(`${toRow(result)}\n`)
  }
  write(`\n${toTotals(results)}\n`)
  return recording
}

/** Adds the books of the phrases. Everything is confirmed before saving, so the books never change. */
async function createBooks(person: Person, model: string, key: string): Promise<void> {
  const profile = { name: 'Maya', monthly_income: 4000, currency_preference: 'USD', selected_model: model }
  await person.answer(updateProfile, {
    body: { ...profile, cerebras_api_key: key, ask_before_saving: true },
  })
  for (const body of phrasesBooks.assets) await person.answer(addAsset, { body })
  for (const body of phrasesBooks.liabilities) await person.answer(addLiability, { body })
}

async function ask(
  person: Person,
  provider: LocalProvider,
  phrase: Phrase,
): Promise<Result & { answers: ProviderAnswer[] }> {
  const { session_id } = await person.answer(createSession, { body: { title: 'Evaluation' } })
  provider.beginPhrase(phrase.say)
  const { status, code, body } = await person.send(sendChat, {
    body: { session_id, message: phrase.say },
    timeoutMs: TURN_TIMEOUT_MS,
  })
  const answers = await provider.endPhrase()
  const calls = answers.flatMap((answer) => (answer.status === 200 ? toolCallsOf(answer.body) : []))
  const ofTool = calls.filter(({ tool }) => tool === phrase.tool)
  const call = ofTool.find((one) => hasArguments(one, phrase.args)) ?? ofTool[0] ?? calls[0]
  const reply = status === 200 ? (sendChat.response.parse(body) as ChatReply) : null // parsed with its own schema
  const failure = reply ? null : (code ?? 'no answer')
  const kind = reply?.meta.draft?.kind
  return { phrase, way: wayOf(reply, answers.length), call, kind, failure, answers }
}

function wayOf(reply: ChatReply | null, requests: number): Result['way'] {
  if (requests > 0) return 'asked'
  if (!reply) return 'failed'
  return reply.status === 'saved' || reply.status === 'confirm' ? 'read' : 'answered'
}
