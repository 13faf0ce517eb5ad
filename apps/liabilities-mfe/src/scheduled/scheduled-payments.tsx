import { useRead } from '@solvent/api-client'
import { type Liability, listScheduledPayments, type ScheduledPayment } from '@solvent/contracts'
import { PaymentDialog } from '@solvent/payment'
import { Button, Menu, SectionTitle, Stack, Table, type TableColumn } from '@solvent/ui'
import { useId, useState } from 'react'
import { MovePaymentDialog } from './move-payment-dialog'
import { scheduledColumns } from './scheduled-columns'
import { useCancelPayment } from './use-cancel-payment'

interface ScheduledPaymentsProps {
  liabilities: readonly Liability[]
}

/** The payments that are scheduled or wait to be recorded, by day; nothing without any. */
export function ScheduledPayments({ liabilities }: ScheduledPaymentsProps) {
  const { data } = useRead(listScheduledPayments, {})
  const [open, setOpen] = useState<{ dialog: 'record' | 'move'; payment: ScheduledPayment } | null>(null)
  const cancel = useCancelPayment()
  const title = useId()
  if (!data) return null
  const actionColumn: TableColumn<ScheduledPayment> = {
    key: 'actions',
    header: 'Actions',
    actions: true,
    render: (payment) => (
      <PaymentActions
        payment={payment}
        onOpen={(dialog) => setOpen({ dialog, payment })}
        onCancel={() => cancel(payment)}
      />
    ),
  }
  const close = () => setOpen(null)
  const debt = liabilities.find(({ id }) => id === open?.payment.liability_id)
  return (
    <>
      {data.scheduled_payments.length > 0 && (
        <section aria-labelledby={title}>
          <Stack>
            <SectionTitle id={title}>Scheduled payments</SectionTitle>
            <Table
              caption="Scheduled payments"
              columns={[...scheduledColumns, actionColumn]}
              rows={data.scheduled_payments}
              rowKey={({ id }) => id}
            />
          </Stack>
        </section>
      )}
      {/* Still open after the last scheduled payment, if it pays the debt off. */}
      {open?.dialog === 'record' && debt && (
        <PaymentDialog liability={debt} scheduled={open.payment} onClose={close} />
      )}
      {open?.dialog === 'move' && <MovePaymentDialog payment={open.payment} onClose={close} />}
    </>
  )
}

interface PaymentActionsProps {
  payment: ScheduledPayment
  onOpen: (dialog: 'record' | 'move') => void
  onCancel: () => void
}

/** A payment that is due can be recorded, unless the debt is paid off. */
function PaymentActions({ payment, onOpen, onCancel }: PaymentActionsProps) {
  const { liability, is_due, amount } = payment
  return (
    <>
      {is_due && amount > 0 && (
        <Button
          small
          variant="primary"
          aria-label={`Record payment to ${liability}`}
          onClick={() => onOpen('record')}
        >
          Record
        </Button>
      )}
      <Menu
        small
        label={`More for the payment to ${liability}`}
        items={[
          { label: 'Change day', onSelect: () => onOpen('move') },
          { label: 'Cancel payment', tone: 'danger', onSelect: onCancel },
        ]}
      >
        More
      </Menu>
    </>
  )
}
