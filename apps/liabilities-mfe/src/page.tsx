import { useRead } from '@solvent/api-client'
import { type Liability, listLiabilities } from '@solvent/contracts'
import { QueryFrame } from '@solvent/remote-kit'
import { Button, Page } from '@solvent/ui'
import { useState } from 'react'
import { AddLiabilityDialog } from './add-liability-dialog'
import { EditLiabilityDialog } from './edit-liability-dialog'
import { LiabilityTable } from './liability-table'
import { PaymentDialog } from './payment-dialog'
import { Summary } from './summary'

type Open = { dialog: 'add' } | { dialog: 'edit' | 'pay'; liability: Liability }

/** Liability Management: what the person owes, and paying it. */
export default function LiabilitiesPage() {
  const reading = useRead(listLiabilities, {})
  const [open, setOpen] = useState<Open | null>(null)

  const close = () => setOpen(null)
  const addButton = (
    <Button variant="primary" onClick={() => setOpen({ dialog: 'add' })}>
      Add Liability
    </Button>
  )
  return (
    <Page title="Liability Management" actions={addButton}>
      <QueryFrame reading={reading} loading="Loading liabilities..." failed="Failed to load liabilities.">
        {({ liabilities }) => (
          <>
            <Summary liabilities={liabilities} />
            <LiabilityTable
              liabilities={liabilities}
              onPay={(liability) => setOpen({ dialog: 'pay', liability })}
              onEdit={(liability) => setOpen({ dialog: 'edit', liability })}
            />
          </>
        )}
      </QueryFrame>
      {open?.dialog === 'add' && <AddLiabilityDialog onClose={close} />}
      {open?.dialog === 'edit' && <EditLiabilityDialog liability={open.liability} onClose={close} />}
      {open?.dialog === 'pay' && <PaymentDialog liability={open.liability} onClose={close} />}
    </Page>
  )
}
