/** Called when a step begins, with null, and when it ends, with the milliseconds it took. */
export type OnStep = (label: string, ms: number | null) => void

/** Runs one step of an answer and reports its beginning and its end. */
export async function timedStep<Result>(
  onStep: OnStep,
  label: string,
  work: () => Promise<Result>,
  doneLabel: (result: Result) => string,
): Promise<Result> {
  const started = performance.now()
  onStep(label, null)
  const result = await work()
  onStep(doneLabel(result), Math.round(performance.now() - started))
  return result
}
