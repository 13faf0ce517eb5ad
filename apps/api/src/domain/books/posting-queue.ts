const runningByUser = new Map<string, Promise<unknown>>()
let last: Promise<unknown> = Promise.resolve()

/** Runs the work once earlier work for this user has settled. */
export async function runExclusive<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
  for (let other = runningByUser.get(userId); other; other = runningByUser.get(userId)) await other
  const running = work()
  const settled = running.catch(() => undefined).finally(() => runningByUser.delete(userId))
  runningByUser.set(userId, settled)
  return running
}

/** Runs tasks one at a time, in call order, so that posting's load does not grow with the number of books behind. */
export function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work)
  last = result.catch(() => undefined)
  return result
}
