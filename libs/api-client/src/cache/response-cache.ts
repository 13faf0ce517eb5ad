import { forgetEarly } from './prefetched-responses'

interface KnownAnswer {
  /** The server's name of this state of the answer. */
  tag: string
  answer: unknown
}

const MAX_ANSWERS = 50

let owner: string | null = null
/** By address, the least recently used first. */
const answers = new Map<string, KnownAnswer>()

/** The answer that this address gave before in the session of this token. */
export function knownAnswer(token: string | null, url: string): KnownAnswer | undefined {
  const known = token === owner ? answers.get(url) : undefined
  if (known) moveToEnd(url, known)
  return known
}

/** Keeps an answer in memory, and only there: what is somebody's own belongs in no cache of the browser. */
export function keepAnswer(token: string | null, url: string, known: KnownAnswer): void {
  if (token !== owner) answers.clear()
  owner = token
  moveToEnd(url, known)
  const [oldest] = answers.keys()
  if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest)
}

function moveToEnd(url: string, known: KnownAnswer): void {
  answers.delete(url)
  answers.set(url, known)
}

export function forgetAnswers(): void {
  answers.clear()
  owner = null
  forgetEarly()
}
