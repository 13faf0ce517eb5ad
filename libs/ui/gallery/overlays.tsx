import { useState } from 'react'
import {
  AmountField,
  Button,
  Card,
  Dialog,
  Disclosure,
  Inline,
  Menu,
  Stack,
  TextField,
  useToast,
} from '../src/index'

export function DisclosureExample() {
  return (
    <Card>
      <Disclosure title="Why is this first?">It is due soonest and costs the most.</Disclosure>
      <Disclosure title="Open, with a title that runs over more than one line on a phone of 360 pixels" open>
        Its interest is the highest.
      </Disclosure>
    </Card>
  )
}

export function MenuExample() {
  const nothing = () => undefined
  const items = [
    { label: 'Profile Settings', onSelect: nothing },
    { label: 'Download as CSV', onSelect: nothing, disabled: true },
    { label: 'Delete the account', onSelect: nothing, tone: 'danger' as const },
  ]
  return (
    <Inline>
      <Menu label="Maya Sharma, account" items={items}>
        Maya Sharma
      </Menu>
      <Menu label="Actions" items={items} variant="secondary" small>
        Actions
      </Menu>
      <Menu label="A name that is far too long for any phone, account" items={items} variant="secondary">
        A name that is far too long for any phone, however wide it may be
      </Menu>
    </Inline>
  )
}

export function DialogExample() {
  const [open, setOpen] = useState<'short' | 'long' | null>(null)
  const [text, setText] = useState('')
  const fields = open === 'long' ? 12 : 1
  return (
    <Inline>
      <Button onClick={() => setOpen('short')}>Open a dialog</Button>
      <Button onClick={() => setOpen('long')}>Open a long dialog</Button>
      <Dialog
        open={open !== null}
        onOpenChange={() => setOpen(null)}
        title="Add asset"
        description="What you own counts towards your net worth."
        footer={
          <>
            <Button onClick={() => setOpen(null)}>Cancel</Button>
            <Button variant="primary" onClick={() => setOpen(null)}>
              Add asset
            </Button>
          </>
        }
      >
        <Stack>
          {Array.from({ length: fields }, (_, index) => `Name ${index + 1}`).map((label) => (
            <TextField key={label} label={label} value={text} onChange={setText} />
          ))}
          <AmountField label="Amount" value="" onChange={() => undefined} />
        </Stack>
      </Dialog>
    </Inline>
  )
}

export function ToastsExample() {
  const toast = useToast()
  const undo = { label: 'Undo', onClick: () => toast.success('Savings is back.') }
  return (
    <Inline>
      <Button onClick={() => toast.success('Asset added successfully!')}>Success</Button>
      <Button onClick={() => toast.success('Savings deleted.', undo)}>Success with Undo</Button>
      <Button onClick={() => toast.error('Failed to delete asset. Please try again.')}>Error</Button>
    </Inline>
  )
}
