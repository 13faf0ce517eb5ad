import { NETWORK_FAULTS, type NetworkFault } from './faults'
import { type CodeFault, canBreak, type Part } from './releases'

/** The remotes, each with what the page calls it. */
export const blastRemotes = {
  assets_mfe: 'Assets',
  liabilities_mfe: 'Liabilities',
  recommendations_mfe: 'Plan',
  chat_mfe: 'Assistant',
} as const

export type BlastRemote = keyof typeof blastRemotes

/** Something that goes wrong with a remote. The manifest stands in the registry, which is asked for anew after a failure. */
export interface BlastCase {
  remote: BlastRemote
  part: Part | 'manifest'
  fault: NetworkFault | CodeFault
}

const PARTS = ['manifest', 'entry', 'exposed chunk', 'lazy chunk'] as const
const CODE_FAULTS = ['missing expose', 'throws at load', 'throws at render'] as const
const remotes = Object.keys(blastRemotes) as BlastRemote[] // the keys above, and no others

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

/** The most different ones, on parts and remotes in turn. */
const short: readonly BlastCase[] = [
  { remote: 'liabilities_mfe', part: 'manifest', fault: 'HTML' },
  { remote: 'assets_mfe', part: 'entry', fault: 'connection refused' },
  { remote: 'liabilities_mfe', part: 'entry', fault: 'throws at load' },
  { remote: 'assets_mfe', part: 'exposed chunk', fault: '8 s slow' },
  { remote: 'recommendations_mfe', part: 'exposed chunk', fault: 'flipped byte' },
  { remote: 'chat_mfe', part: 'exposed chunk', fault: 'stall in the middle' },
  { remote: 'liabilities_mfe', part: 'exposed chunk', fault: 'throws at render' },
  { remote: 'liabilities_mfe', part: 'lazy chunk', fault: 'hang' },
]

/** The cases of a run: all of a remote, of each (`all`), or the short form. */
export function blastCases(asked: string | undefined): readonly BlastCase[] {
  if (!asked) return short
  return remotes.filter((remote) => asked === 'all' || remote === asked).flatMap(casesOf)
}
