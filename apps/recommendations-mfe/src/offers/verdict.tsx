import type { OfferComparison } from '@solvent/contracts'
import { Badge, type Tone } from '@solvent/ui'

const WORDS: Readonly<Record<OfferComparison['verdict'], { text: string; tone: Tone }>> = {
  better: { text: 'Better', tone: 'success' },
  depends: { text: 'Depends', tone: 'warning' },
  not_better: { text: 'Not better', tone: 'danger' },
}

/** Whether an offer is worth it, in a word. */
export function Verdict({ verdict }: Pick<OfferComparison, 'verdict'>) {
  const { text, tone } = WORDS[verdict]
  return <Badge tone={tone}>{text}</Badge>
}
