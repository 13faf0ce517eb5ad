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
  readonly response: Response
  /** The part of the screens that shows the answer; it is fetched again when the area is refreshed. */
  readonly area?: Area
  /** What a success saves; the areas of this table are refreshed. */
  readonly saves?: SavedTable
}

export type ParamsOf<E extends Endpoint> = E extends Endpoint<infer P, Shape, Shape> ? z.infer<P> : never
export type BodyOf<E extends Endpoint> = E extends Endpoint<Shape, infer B, Shape> ? z.infer<B> : never
export type ResponseOf<E extends Endpoint> = E extends Endpoint<Shape, Shape, infer R> ? z.infer<R> : never

/** Fixes the types of one endpoint without widening them. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}
