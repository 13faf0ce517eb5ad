/** The server cannot start; the message says in one or two sentences what to do. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
