/**
 * A signal that aborts after a timeout, or with one of the others. Node 20 may drop a signal of `AbortSignal.any`,
 * which then never aborts; a timer is not dropped.
 */
export function abortAfter(milliseconds: number, ...others: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  const { signal } = controller
  const onTimeout = () => controller.abort(new DOMException('It took too long.', 'TimeoutError'))
  setTimeout(onTimeout, milliseconds).unref()
  for (const other of others) {
    if (other.aborted) controller.abort(other.reason)
    else other.addEventListener('abort', () => controller.abort(other.reason), { once: true, signal })
  }
  return signal
}
