import { forgetEarly } from './early-answers'

interface KnownAnswer {
  /** The server's name of this state of the answer. */
  tag: string
  answer: unknown
}

const MOST = 50

let owner: string | null = null
/** The one that was used longest ago first. */
const answers = new Map<string, KnownAnswer>()

/** The answer that this address gave before in the session of this token. */
export function knownAnswer(token: string | null, url: string): KnownAnswer | undefined {
  return token === owner ? answers.get(url) : undefined
}

/** Keeps an answer in memory, and only there: what is somebody's own belongs in no cache of the browser. */
export function keepAnswer(token: string | null, url: string, known: KnownAnswer): void {
  if (token !== owner) answers.clear()
  owner = token
  answers.delete(url)
  answers.set(url, known)
  const [oldest] = answers.keys()
  if (answers.size > MOST && oldest !== undefined) answers.delete(oldest)
}

export function forgetAnswers(): void {
  answers.clear()
  owner = null
  forgetEarly()
}
