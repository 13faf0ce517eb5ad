/** Runs `work` concurrently `count` times, with `n` from 0. */
export function inParallel<Result>(count: number, work: (n: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => work(n)))
}
