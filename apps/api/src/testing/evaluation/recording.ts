import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { PHRASES_DAY, phrases, phrasesBooks } from '@solvent/api-testing/phrases'
import { z } from 'zod'
import type { AnswerSource, ProviderAnswer } from './local-provider'
import { withoutKey } from './without-secrets'

const RECORD_AGAIN = 'Make a new recording: AI_KEY=... npm run eval:assistant -- --record NEW_FILE'

const recordedAnswer = z.strictObject({
  phrase: z.string(),
  /** Counts the requests of the phrase from 1. */
  request: z.int(),
  status: z.nullable(z.int()),
  contentType: z.string(),
  retryAfter: z.nullable(z.string()),
  /** As it was streamed. */
  body: z.string(),
})

const recording = z.strictObject({
  /** The version of the phrases. */
  phrases: z.string(),
  /** The host of the provider. */
  host: z.string(),
  model: z.string(),
  /** The day on which the model was asked, as YYYY-MM-DD. */
  date: z.string(),
  answers: z.array(recordedAnswer),
})
export type Recording = z.infer<typeof recording>

/** The message says what is wrong with a file and what to do. */
export class RecordingError extends Error {}

/** A hash of the phrases, their day and their books. */
export function phrasesVersion(): string {
  return createHash('sha256')
    .update(JSON.stringify([PHRASES_DAY, phrasesBooks, phrases]))
    .digest('hex')
}

/** @throws RecordingError if the file exists or cannot be written */
export function requireNewFile(file: string): void {
  if (existsSync(file)) throw new RecordingError(`${file} exists already. Name a new file.`)
  try {
    writeFileSync(file, '')
  } catch {
    throw new RecordingError(`${file} cannot be written. Name a file in a folder that exists.`)
  }
}

/** Writes a recording, without the key. */
export function writeRecording(file: string, recorded: Recording, key: string): void {
  writeFileSync(file, withoutKey(`${JSON.stringify(recorded, null, 2)}\n`, key))
}

/** @throws RecordingError if the file is not a recording of these phrases */
export function readRecording(file: string): Recording {
  const parsed = recording.safeParse(jsonIn(file))
  const notRecording = new RecordingError(`${file} is not a recording of the phrases. ${RECORD_AGAIN}`)
  if (!parsed.success) throw notRecording
  if (parsed.data.phrases !== phrasesVersion()) {
    throw new RecordingError(`${file} was recorded with another version of the phrases. ${RECORD_AGAIN}`)
  }
  if (!parsed.data.answers.every(({ phrase }) => phrases.some(({ say }) => say === phrase)))
    throw notRecording
  return parsed.data
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw new RecordingError(`${file} cannot be read. Name a file that --record has written.`)
  }
}

/** Answers from a recording; a request that it does not contain, or an answer left over, is a RecordingError. */
export function replayedProvider(file: string, { model, answers }: Recording): AnswerSource {
  const find = (phrase: string, request: number) =>
    answers.find((one) => one.phrase === phrase && one.request === request)
  return {
    models: async () => okJson({ data: [{ id: model }] }),
    async answer(_, phrase, number) {
      const found = find(phrase, number)
      if (found) return found
      throw new RecordingError(`${file} has no answer to request ${number} of "${phrase}". ${RECORD_AGAIN}`)
    },
    endPhrase(phrase, requests) {
      const unused = answers.find((one) => one.phrase === phrase && one.request > requests)
      if (!unused) return
      throw new RecordingError(
        `${file} has an answer to request ${unused.request} of "${phrase}", which this version of Solvent does not send. ${RECORD_AGAIN}`,
      )
    },
  }
}

function okJson(body: unknown): ProviderAnswer {
  return { status: 200, contentType: 'application/json', retryAfter: null, body: JSON.stringify(body) }
}
