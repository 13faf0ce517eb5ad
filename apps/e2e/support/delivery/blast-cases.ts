import { NETWORK_FAULTS, type NetworkFault } from './faults'
import type { FoundRemote, LazyPart } from './found-remotes'
import { type CodeFault, canBreak, type Part } from './releases'

/** One fault of a remote. The manifest is in the registry, which is fetched again after a failure. */
export interface BlastCase {
  remote: FoundRemote
  part: Part | 'manifest'
  fault: NetworkFault | CodeFault
}

type Fault = Pick<BlastCase, 'part' | 'fault'>

const NETWORK_PARTS = ['manifest', 'entry', 'exposed chunk', 'lazy chunk'] as const
const CODE_PARTS = ['entry', 'contract', 'exposed chunk', 'lazy chunk'] as const
const CODE_FAULTS = [
  'missing expose',
  'other contract',
  'throws at load',
  'module throws at load',
  'throws at render',
] as const

const faults: readonly Fault[] = [
  ...NETWORK_PARTS.flatMap((part) => NETWORK_FAULTS.map((fault) => ({ part, fault }))),
  ...CODE_PARTS.flatMap((part) =>
    CODE_FAULTS.filter((fault) => canBreak(fault, part)).map((fault) => ({ part, fault })),
  ),
]

/** One fault of each part. */
const oneOfEachPart: readonly Fault[] = [
  { part: 'manifest', fault: 'HTML' },
  { part: 'entry', fault: 'throws at load' },
  { part: 'contract', fault: 'other contract' },
  { part: 'exposed chunk', fault: 'throws at render' },
]

/** A varied selection over the parts. */
const selection: readonly Fault[] = [
  { part: 'manifest', fault: 'HTML' },
  { part: 'entry', fault: 'connection refused' },
  { part: 'entry', fault: 'throws at load' },
  { part: 'exposed chunk', fault: '8 s slow' },
  { part: 'exposed chunk', fault: 'stall in the middle' },
  { part: 'exposed chunk', fault: 'throws at render' },
  { part: 'lazy chunk', fault: 'hang' },
  { part: 'exposed chunk', fault: 'flipped byte' },
]

/** All faults of a remote, or one of each part. Without a description of a lazy part, it has no faults in one. */
export function faultsOf(lazyPart: LazyPart | null, isFull: boolean): readonly Fault[] {
  return (isFull ? faults : oneOfEachPart).filter(({ part }) => part !== 'lazy chunk' || lazyPart !== null)
}

/** The cases of a run: all of one remote, all of every remote (`all`), or a selection when undefined. */
export function blastCases(
  remotes: readonly FoundRemote[],
  requested: string | undefined,
): readonly BlastCase[] {
  if (requested) {
    return remotes
      .filter(({ name }) => requested === 'all' || name === requested)
      .flatMap((remote) => faultsOf(remote.lazyPart, true).map((fault) => ({ remote, ...fault })))
  }
  // Each fault breaks another remote, in turn.
  return remotes.flatMap((remote, index) =>
    selection
      .filter(
        ({ part }, turn) => turn % remotes.length === index && (part !== 'lazy chunk' || remote.lazyPart),
      )
      .map((fault) => ({ remote, ...fault })),
  )
}
