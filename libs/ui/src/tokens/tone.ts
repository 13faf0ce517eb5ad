import { color } from './tokens'

/** What a colour means. It is never the only signal: text or an icon says the same. */
export type Tone = 'neutral' | 'accent' | 'danger' | 'warning' | 'success'

type ToneColors = { text: string; soft: string; solid: string }

/** The three colours of a tone: text on its soft background, and the solid of bars and icons. */
export const toneColors: Record<Tone, ToneColors> = {
  neutral: { text: color.textMuted, soft: color.neutralSoft, solid: color.borderStrong },
  accent: { text: color.accentText, soft: color.accentSoft, solid: color.accent },
  danger: { text: color.dangerText, soft: color.dangerSoft, solid: color.danger },
  warning: { text: color.warningText, soft: color.warningSoft, solid: color.warning },
  success: { text: color.successText, soft: color.successSoft, solid: color.success },
}
