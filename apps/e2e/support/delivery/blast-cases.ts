import { NETWORK_FAULTS, type NetworkFault } from './faults'
import { type CodeFault, canBreak, type Part } from './releases'

/** The remotes, each with its label on the page. */
export const blastRemotes = {
  assets_mfe: 'Assets',
  liabilities_mfe: 'Liabilities',
  recommendations_mfe: 'Plan',
  chat_mfe: 'Assistant',
} as const

export type BlastRemote = keyof typeof blastRemotes

/** One fault of a remote. The manifest is in the registry, which is fetched again after a failure. */
export interface BlastCase {
  remote: BlastRemote
  part: Part | 'manifest'
  fault: NetworkFault | CodeFault
}

const PARTS = ['manifest', 'entry', 'exposed chunk', 'lazy chunk'] as const
const CODE_FAULTS = ['missing expose', 'throws at load', 'throws at render'] as const
const remotes = Object.keys(blastRemotes) as BlastRemote[] // exactly the keys above

function casesOf(remote: BlastRemote): BlastCase[] {
  return PARTS.flatMap((part) => [
    ...NETWORK_FAULTS.map((fault) => ({ remote, part, fault })),
    ...CODE_FAULTS.filter((fault) => part !== 'manifest' && canBreak(fault, part)).map((fault) => ({
      remote,
      part,
      fault,
    })),
  ])
}

/** A varied selection over parts and remotes. */
const selection: readonly BlastCase[] = [
  { remote: 'liabilities_mfe', part: 'manifest', fault: 'HTML' },
  { remote: 'assets_mfe', part: 'entry', fault: 'connection refused' },
  { remote: 'liabilities_mfe', part: 'entry', fault: 'throws at load' },
  { remote: 'assets_mfe', part: 'exposed chunk', fault: '8 s slow' },
  { remote: 'recommendations_mfe', part: 'exposed chunk', fault: 'flipped byte' },
  { remote: 'chat_mfe', part: 'exposed chunk', fault: 'stall in the middle' },
  { remote: 'liabilities_mfe', part: 'exposed chunk', fault: 'throws at render' },
  { remote: 'liabilities_mfe', part: 'lazy chunk', fault: 'hang' },
]

/** The cases of a run: all of one remote, all of every remote (`all`), or a selection when undefined. */
export function blastCases(requested: string | undefined): readonly BlastCase[] {
  if (!requested) return selection
  return remotes.filter((remote) => requested === 'all' || remote === requested).flatMap(casesOf)
}
