const people = new Map<string, Promise<unknown>>()
let last: Promise<unknown> = Promise.resolve()

/** Waits until nobody works for this person, whatever came of that, before it begins. */
export async function alone<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
  for (let other = people.get(userId); other; other = people.get(userId)) await other
  const working = work()
  const ended = working.catch(() => undefined).finally(() => people.delete(userId))
  people.set(userId, ended)
  return working
}

/** One at a time, in the order of the calls: however many books are behind, posting takes no more of the server. */
export function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn
}
