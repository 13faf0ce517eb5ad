import { useRead } from '@solvent/api-client'
import { listRecurring } from '@solvent/contracts'
import { QueryBoundary } from '@solvent/screen-kit'
import { Button, EmptyState, Stack } from '@solvent/ui'
import { useState } from 'react'
import { FocusRegion } from '../focus-region'
import { ComingUp } from './coming-up'
import { type OpenRecurring, RecurringDialogs } from './recurring-dialogs'
import { RecurringList } from './recurring-list'
import { Suggestions } from './suggestions'
import { useAnswers } from './use-answers'
import { Waiting } from './waiting'

/** Income, bills and transfers that come back: what waits, what is next, and all of them. */
export function RecurringTab() {
  const query = useRead(listRecurring, {})
  const [open, setOpen] = useState<OpenRecurring | null>(null)
  const { record, isRecording, skip, remove } = useAnswers()
  const add = () => setOpen({ dialog: 'form' })
  return (
    <FocusRegion label="Recurring">
      <QueryBoundary
        query={query}
        loading="Loading recurring entries..."
        failed="We couldn't load your recurring entries."
      >
        {({ recurring, occurrences }) => (
          <Stack gap={6}>
            <Waiting
              occurrences={occurrences.filter(({ is_due }) => is_due)}
              isRecording={isRecording}
              onRecord={record}
              onSkip={skip}
              onMove={(which) => setOpen({ dialog: 'move', which })}
            />
            <ComingUp recurring={recurring} occurrences={occurrences} />
            {recurring.length === 0 ? (
              <EmptyState
                title="No recurring entries yet"
                text="Add your salary, rent and subscriptions once. We record them on their days, or ask you first."
                action={<Button onClick={add}>Add recurring</Button>}
              />
            ) : (
              <RecurringList
                recurring={recurring}
                onAdd={add}
                onChange={(one) => setOpen({ dialog: 'form', recurring: one })}
                onSkip={skip}
                onMove={(which) => setOpen({ dialog: 'move', which })}
                onDelete={(one) => setOpen({ dialog: 'delete', recurring: one })}
              />
            )}
            <Suggestions onAdd={(suggestion) => setOpen({ dialog: 'form', suggestion })} />
          </Stack>
        )}
      </QueryBoundary>
      <RecurringDialogs open={open} onDelete={remove} onClose={() => setOpen(null)} />
    </FocusRegion>
  )
}
