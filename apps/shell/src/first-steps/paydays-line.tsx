import type { PaySchedule } from '@solvent/contracts'
import { PaydaysButton, payText } from '@solvent/screen-kit'
import { Caption, Inline } from '@solvent/ui'

/** Asks when the income that was entered is paid, or shows it. */
export function PaydaysLine({ pay }: { pay: PaySchedule | null }) {
  return (
    <Inline>
      <Caption>{pay ? payText(pay) : 'When are you paid?'}</Caption>
      <PaydaysButton pay={pay}>{pay ? 'Change' : 'Set paydays'}</PaydaysButton>
    </Inline>
  )
}
