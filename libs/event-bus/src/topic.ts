import { deliver, listen } from './deliver'

/** The remote that the topic belongs to, what it is called there, and a number that grows with what it says. */
type TopicName = `${string}/${string}@${number}`

const NAME = /^[a-zA-Z][a-zA-Z0-9_-]*\/[a-zA-Z][a-zA-Z0-9-]*@[1-9]\d*$/

/** A topic of a remote's own. */
export interface Topic<Payload> {
  readonly name: TopicName
  publish: (payload: Payload) => void
  /** As `subscribe` of the bus. What is no payload of this topic, such as another release may publish, is not heard. */
  subscribe: (handler: (payload: Payload) => void, listener?: string) => () => void
}

interface TopicOptions<Payload> {
  name: TopicName
  /** Whether it is what the topic says. Who listens may be of another release than who publishes. */
  isPayload: (value: unknown) => value is Payload
  /** Who listens later gets the last value, until somebody signs in or out. The publisher says so. */
  keep?: boolean
}

/**
 * A topic that a remote publishes to others, such as `chat_mfe/asked@1`, without a word of it in the shell or here. The
 * remote that hears it declares it, too.
 *
 * @throws Error if the name is none of a topic
 */
export function topic<Payload>({ name, isPayload, keep }: TopicOptions<Payload>): Topic<Payload> {
  if (!NAME.test(name)) throw new Error(`"${name}" is no topic: call it <remote>/<topic>@<number>.`)
  return {
    name,
    publish: (payload) => deliver(name, payload, keep),
    subscribe: (handler, listener) => listen(name, (value) => isPayload(value) && handler(value), listener),
  }
}
