/** One worked case of the oracles: the function it is about, what goes in, and what comes out. */
export interface Case<Fn extends string, Inputs, Expected> {
  id: string
  title: string
  inputs: { fn: Fn } & Inputs
  expected: Expected
}
