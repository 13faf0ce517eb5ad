/** The server cannot start; the message is a sentence or two with what to do. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
