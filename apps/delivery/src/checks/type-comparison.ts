/**
 * The rules by which an export of a shell serves a remote that was built with another version of it, as TypeScript. An
 * endpoint may accept and answer more than before; a component or function may take more, if that is optional.
 */
export const COMPARISON = `
type Input<S> = S extends { _zod: { input: infer I } } ? I : undefined
type Output<S> = S extends { _zod: { output: infer O } } ? O : undefined
type At<E, K extends string> = E extends { readonly [k in K]?: infer V } ? V : undefined
type EndpointLike = { readonly path: string; readonly method: string; readonly response: unknown }
/** A condition, so that TypeScript compares the fields, and not E itself. */
type Sent<E> = E extends unknown
  ? { params: Input<At<E, 'params'>>; query: Input<At<E, 'query'>>; body: Input<At<E, 'body'>> }
  : never
type Answer<E> = Output<At<E, 'response'>>

/** A function whose type parameters are their constraints. Those of two versions could not be compared. */
type Erased<F> = F extends (...given: infer A) => infer R ? (...given: A) => R : F
/** What the shell gives: it has to fit where the remote expects its own. */
type Given<E> = E extends EndpointLike ? { path: E['path']; method: E['method']; answer: Answer<E> } : Erased<E>
/** What the remote sends: the shell has to accept it. */
type Taken<E> = E extends EndpointLike ? Sent<E> : null

type KeysOf<T> = T extends unknown ? keyof T : never
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never
/** The names that W has at any depth and G has not. */
type Gone<W, G> = W extends readonly (infer A)[]
  ? Gone<A, G extends readonly (infer B)[] ? B : never>
  : W extends object
    ? { [K in keyof W]-?: K extends KeysOf<G> ? Gone<W[K], ValueOf<G, K>> : K }[keyof W]
    : never
type PropsOf<F> = F extends (props: infer P, ...rest: never[]) => unknown ? (P extends object ? P : never) : never
type Missing<W, G> = W extends EndpointLike
  ? Gone<Sent<W>, Sent<G>> | Gone<Answer<W>, Answer<G>>
  : Exclude<KeysOf<PropsOf<W>>, KeysOf<PropsOf<G>>>

declare function fits<Wanted>(given: Wanted): void
declare function value<T>(): T
declare function complete<Names extends never>(): void
`
