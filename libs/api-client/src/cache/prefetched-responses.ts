/** Whoever has not taken an answer by then asks for a newer one. */
const KEPT_MS = 5000

const underway = new Map<string, Promise<unknown>>()

/** Keeps an answer that is on its way for the one who will need it. */
export function keepEarly(key: string, ask: () => Promise<unknown>): void {
  if (underway.has(key)) return
  const answer = ask()
  underway.set(key, answer)
  const forget = () => underway.get(key) === answer && underway.delete(key)
  // A failure that nobody has taken is asked for anew.
  answer.catch(forget)
  setTimeout(forget, KEPT_MS)
}

/** What was asked for early; each answer is taken once. */
export function takeEarly(key: string): Promise<unknown> | undefined {
  const answer = underway.get(key)
  underway.delete(key)
  return answer
}

/** What was asked for before a save is out of date, and what was asked for in a session is nobody's after it. */
export function forgetEarly(): void {
  underway.clear()
}
