import type { ProviderCall, ProviderOutcome, Report } from '../events'

/** Runs one call of the model provider and reports how it ended and how long it took. */
export async function reportedCall<Result>(
  report: Report,
  call: ProviderCall,
  work: () => Promise<Result>,
): Promise<Result> {
  const started = performance.now()
  const finish = (outcome: ProviderOutcome) =>
    report({ event: 'provider_called', call, outcome, seconds: (performance.now() - started) / 1000 })
  try {
    const result = await work()
    finish('ok')
    return result
  } catch (error) {
    finish(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'failed')
    throw error
  }
}
