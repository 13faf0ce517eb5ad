/**
 * Waits for statements of one transaction that run in the order of the list, and returns their results. The statements
 * are pipelined: each is sent without waiting for the result of the one before. Each call must therefore send all of
 * its statements before it awaits anything.
 */
export function pipelined<Sent extends readonly Promise<unknown>[] | []>(
  sent: Sent,
): Promise<{ -readonly [Index in keyof Sent]: Awaited<Sent[Index]> }> {
  return Promise.all(sent)
}
