/**
 * The result of the work, or what `onTimeout` returns or throws if it takes longer than `timeoutMs`. The work itself
 * continues; its outcome is then ignored.
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
