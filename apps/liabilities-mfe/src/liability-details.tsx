import { type Liability, liabilityNaming } from '@solvent/contracts'
import { lazyPart, useUrlTab } from '@solvent/screen-kit'
import { Button, Page, ScreenOnly, Tabs } from '@solvent/ui'
import { BackLink } from './back-link'
import { type LiabilityActions, PayAndEdit } from './liability-actions'
import { LiabilityFacts } from './liability-facts'

// Lazy, because the list needs none of the tables and charts.
const ScheduleSection = lazyPart({
  load: () => import('./schedule-section').then((module) => module.ScheduleSection),
  loading: 'Loading schedule...',
  failed: "We couldn't load the schedule.",
})

const PaymentHistory = lazyPart({
  load: () => import('./payment-history').then((module) => module.PaymentHistory),
  loading: 'Loading payments...',
  failed: "We couldn't load the payments.",
})

interface LiabilityDetailsProps extends LiabilityActions {
  liability: Liability
}

const TABS = ['schedule', 'payments']

/** The details of a liability, with its schedule and payments. */
export function LiabilityDetails({ liability, onDelete, ...actions }: LiabilityDetailsProps) {
  const [tab, setTab] = useUrlTab(TABS, 'schedule')
  const { name, type } = liabilityNaming(liability)

  return (
    <>
      <ScreenOnly>
        <BackLink />
      </ScreenOnly>
      <Page
        title={name}
        subtitle={type || undefined}
        actions={
          <>
            <PayAndEdit liability={liability} {...actions} />
            <Button variant="ghost" aria-label={`Delete ${name}`} onClick={() => onDelete(liability)}>
              Delete
            </Button>
          </>
        }
      >
        <LiabilityFacts liability={liability} />
        <Tabs
          label={`About ${name}`}
          selected={tab}
          onSelect={setTab}
          items={[
            { id: 'schedule', label: 'Schedule', content: <ScheduleSection liability={liability} /> },
            { id: 'payments', label: 'Payments', content: <PaymentHistory liability={liability} /> },
          ]}
        />
      </Page>
    </>
  )
}
