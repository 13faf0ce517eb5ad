/**
 * The result of the work, or what `onTimeout` returns or throws if that takes longer than `timeoutMs`. The work itself
 * goes on; what it comes to afterwards is dropped.
 */
export async function withTimeout<Result>(
  work: Promise<Result>,
  timeoutMs: number,
  onTimeout: () => Result,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs)
  }).then(onTimeout)
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
