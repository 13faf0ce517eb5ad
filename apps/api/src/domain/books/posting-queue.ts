let last: Promise<unknown> = Promise.resolve()

/** Runs tasks one at a time, in call order, so that posting's load does not grow with the number of books behind. */
export function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work)
  last = result.catch(() => undefined)
  return result
}
