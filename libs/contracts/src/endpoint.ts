import type * as z from 'zod/mini'
import type { Area, SavedTable } from './refresh-areas'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Shape = z.ZodMiniType

/**
 * One call between browser and server: the server parses with it, the client types its hooks with it,
 * and the API page is made from it.
 */
export interface Endpoint<
  Params extends Shape = Shape,
  Body extends Shape = Shape,
  Response extends Shape = Shape,
  Query extends Shape = Shape,
> {
  /** Unique name; with its params it is the key of the client's cache. */
  readonly name: string
  readonly method: Method
  /** Path with `{name}` placeholders for the params. */
  readonly path: string
  /** Guests may call it without a token; everything else needs one. */
  readonly access: 'guest' | 'signed-in'
  /** Strings only: they stand in the path. */
  readonly params?: Params
  readonly body?: Body
  /** What stands behind the path's question mark. */
  readonly query?: Query
  readonly response: Response
  /** The part of the screens that shows the answer; it is fetched again when the area is refreshed. */
  readonly area?: Area
  /** What a success saves; the areas of this table are refreshed. */
  readonly saves?: SavedTable
  /** The answer is a file to keep, of this name; `{name}` stands for a param. */
  readonly download?: string
  /** What the call sends on the way to its answer, where the caller accepts `text/event-stream`. */
  readonly events?: Readonly<Record<string, Shape>>
  /** Refused because the person of the token does not exist, it ends the session. */
  readonly endsSessionOfNobody?: true
  /** The largest body in bytes, where it may be larger than usual. */
  readonly bodyLimit?: number
}

export type ParamsOf<E extends Endpoint> =
  NonNullable<E['params']> extends Shape ? z.infer<NonNullable<E['params']>> : never
export type BodyOf<E extends Endpoint> =
  NonNullable<E['body']> extends Shape ? z.infer<NonNullable<E['body']>> : never
export type QueryOf<E extends Endpoint> =
  NonNullable<E['query']> extends Shape ? z.infer<NonNullable<E['query']>> : never
export type ResponseOf<E extends Endpoint> = z.infer<E['response']>

/** What is sent on the way, each with its name. */
export type EventOf<E extends Endpoint> = {
  [Name in keyof NonNullable<E['events']> & string]: {
    name: Name
    data: z.infer<NonNullable<E['events']>[Name]>
  }
}[keyof NonNullable<E['events']> & string]

/** Fixes the types of one endpoint without widening them. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}
