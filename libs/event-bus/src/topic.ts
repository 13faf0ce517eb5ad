import { deliver, listen } from './deliver'

/** The remote that owns the topic, the topic's name, and the version of its payload. */
type TopicName = `${string}/${string}@${number}`

const NAME = /^[a-zA-Z][a-zA-Z0-9_-]*\/[a-zA-Z][a-zA-Z0-9-]*@[1-9]\d*$/

/** A topic owned by a remote. */
export interface Topic<Payload> {
  readonly name: TopicName
  publish: (payload: Payload) => void
  /** Like `subscribe` of the bus. Payloads that fail `isPayload`, such as another release's, are ignored. */
  subscribe: (handler: (payload: Payload) => void, listener?: string) => () => void
}

interface TopicOptions<Payload> {
  name: TopicName
  /** Validates a payload, because the publisher may be of another release than the listener. */
  isPayload: (value: unknown) => value is Payload
  /** Whether later listeners get the last value, until a sign-in or sign-out. Set by the publisher. */
  retain?: boolean
}

/**
 * A topic that a remote publishes to others, such as `chat_mfe/asked@1`, unknown to the shell and to this package. The
 * listening remote declares it, too.
 *
 * @throws Error if the name is not a valid topic name
 */
export function topic<Payload>({ name, isPayload, retain }: TopicOptions<Payload>): Topic<Payload> {
  if (!NAME.test(name)) throw new Error(`"${name}" is no topic: call it <remote>/<topic>@<number>.`)
  return {
    name,
    publish: (payload) => deliver(name, payload, retain),
    subscribe: (handler, listener) => listen(name, (value) => isPayload(value) && handler(value), listener),
  }
}
