/** So many at the same moment. */
export function inParallel<Result>(count: number, work: (n: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => work(n)))
}
