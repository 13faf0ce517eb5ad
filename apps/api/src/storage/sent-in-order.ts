/**
 * Waits for statements of one transaction that must run in the order of the list, and gives their answers. The calls in
 * the list send them one behind the other and wait for no answer in between; the database runs them as they come. So
 * each call must send all of its statements before it waits for anything.
 */
export function sentInOrder<Sent extends readonly Promise<unknown>[] | []>(
  sent: Sent,
): Promise<{ -readonly [Index in keyof Sent]: Awaited<Sent[Index]> }> {
  return Promise.all(sent)
}
