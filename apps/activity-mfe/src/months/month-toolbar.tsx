import { messageOf, today, useDownload } from '@solvent/api-client'
import { downloadMonths } from '@solvent/contracts'
import { addMonthsClamped, monthInWords } from '@solvent/money'
import { Banner, Button, font, Inline, ScreenOnly, Stack } from '@solvent/ui'
import { useRef } from 'react'
import styled from 'styled-components'

const Title = styled.h2`
  font: ${font.section};
`

interface MonthToolbarProps {
  /** `YYYY-MM` */
  month: string
  /** Whether it is the current month. */
  isCurrent: boolean
  onMonth: (month: string) => void
}

/** The heading of the month, with buttons for the months around it, to print it, and to download all months. */
export function MonthToolbar({ month, isCurrent, onMonth }: MonthToolbarProps) {
  const previous = useRef<HTMLButtonElement>(null)
  const download = useDownload(downloadMonths)
  const monthsFrom = (months: number) => addMonthsClamped(`${month}-01`, months).slice(0, 7)
  const next = () => {
    // At the current month the button is disabled, which would lose the focus.
    if (monthsFrom(1) === today().slice(0, 7)) previous.current?.focus()
    onMonth(monthsFrom(1))
  }
  return (
    <Stack>
      <Inline justify="between" gap={4}>
        <Title aria-live="polite">{isCurrent ? `${monthInWords(month)} so far` : monthInWords(month)}</Title>
        <ScreenOnly>
          <Inline>
            <Button small ref={previous} onClick={() => onMonth(monthsFrom(-1))}>
              Previous month
            </Button>
            <Button small disabled={isCurrent} onClick={next}>
              Next month
            </Button>
            <Button small onClick={() => window.print()}>
              Print
            </Button>
            <Button small busy={download.busy} busyLabel="Downloading..." onClick={() => download.start({})}>
              Download CSV
            </Button>
          </Inline>
        </ScreenOnly>
      </Inline>
      {download.error && (
        <Banner tone="error">
          {messageOf(download.error, 'Failed to download your months. Please try again.')}
        </Banner>
      )}
    </Stack>
  )
}
