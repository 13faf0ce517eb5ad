import type * as z from 'zod/mini'
import type { Area, SavedTable } from './refresh-areas'
import type { TokenScope } from './token-scopes'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Shape = z.ZodMiniType

/**
 * One call between browser and server. The server parses requests with it, the client types its hooks with it, and the
 * API page is generated from it.
 */
export interface Endpoint<
  Params extends Shape = Shape,
  Body extends Shape = Shape,
  Response extends Shape = Shape,
  Query extends Shape = Shape,
> {
  /** Unique; together with the params, the client's cache key. */
  readonly name: string
  readonly method: Method
  /** Path with `{name}` placeholders for the params. */
  readonly path: string
  /** `guest` needs no token. An API token needs this scope; `account` is only for people on a page. */
  readonly access: 'guest' | TokenScope | 'account'
  /** Strings only, because they are part of the path. */
  readonly params?: Params
  readonly body?: Body
  /** The query string. */
  readonly query?: Query
  readonly response: Response
  /** The part of the screens that shows the response, which is fetched again when the area is refreshed. */
  readonly area?: Area
  /** What a successful call saves; the areas of this table are refreshed. */
  readonly saves?: SavedTable
  /** The response is a file to download, with this name; `{name}` stands for a param. */
  readonly download?: string
  /** The file names of text in another `format` of the query than the default one. */
  readonly downloadsByFormat?: Readonly<Record<string, string>>
  /** The response is `{media_type, bytes}`, sent as a picture with this file name and the extension of its type. */
  readonly picture?: string
  /** The events the call sends if the caller accepts `text/event-stream`. */
  readonly events?: Readonly<Record<string, Shape>>
  /** The request or the response contains a secret, so neither is stored to answer a repeated request. */
  readonly hasSecret?: true
  /** An account with a second factor must have shown it in the last five minutes. */
  readonly needsFactor?: true
  /** An error because the token's person does not exist ends the session. */
  readonly unknownUserEndsSession?: true
  /** The work is longer than one transaction, so its handler stores the answer for a repeated request itself. */
  readonly isLong?: true
  /** The largest body in bytes, if it may exceed the default limit. */
  readonly bodyLimit?: number
  /** The body is the bytes of a file, sent as `application/octet-stream`, and not JSON. */
  readonly upload?: true
}

/** Of several endpoints, the params that any of them has. */
export type ParamsOf<E extends Endpoint> = E extends { params: infer P extends Shape } ? z.infer<P> : never
export type BodyOf<E extends Endpoint> =
  NonNullable<E['body']> extends Shape ? z.infer<NonNullable<E['body']>> : never
export type QueryOf<E extends Endpoint> =
  NonNullable<E['query']> extends Shape ? z.infer<NonNullable<E['query']>> : never
/** The query before it is parsed: texts, and what axios makes texts of. */
export type SentQueryOf<E extends Endpoint> =
  NonNullable<E['query']> extends Shape ? z.input<NonNullable<E['query']>> : never
export type ResponseOf<E extends Endpoint> = z.infer<E['response']>

/** An event of the endpoint, with its name. */
export type EventOf<E extends Endpoint> = {
  [Name in keyof NonNullable<E['events']> & string]: {
    name: Name
    data: z.infer<NonNullable<E['events']>[Name]>
  }
}[keyof NonNullable<E['events']> & string]

/** Infers an endpoint's exact types, without widening them. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}
