/** The server cannot start; the message is one sentence or two that say what to do. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
