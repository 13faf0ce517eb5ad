import { useRead } from '@solvent/api-client'
import { listAssets, listLiabilities } from '@solvent/contracts'
import { fakeApi } from '@solvent/testing'
import { renderWithApi } from '@solvent/testing/render'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { PaymentDialog } from '../payment-dialog'

/** A page with the dialog for the card, and with the data another remote would show. */
export function Page({ recommended }: { recommended?: number }) {
  const [isOpen, setOpen] = useState(false)
  const card = useRead(listLiabilities, {}).data?.liabilities.find(
    ({ liability_type }) => liability_type === 'Credit Card',
  )
  const cash = useRead(listAssets, {}).data?.assets[0]
  if (!card) return null
  const { remaining_amount, installments_paid } = card
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Pay the card
      </button>
      <output>{`Owes ${remaining_amount}, ${installments_paid} paid, ${cash?.asset_value} in the wallet`}</output>
      {isOpen && (
        <PaymentDialog liability={card} initialAmount={recommended} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

/** Opens the dialog for a card with $1,100.00 left and instalments of $100.00. */
export async function openDialog(api = fakeApi(), page = <Page />) {
  const { user } = renderWithApi(page, api)
  await user.click(await screen.findByRole('button', { name: 'Pay the card' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay New boiler' }))
  return { user, dialog, api }
}

/** The same, once the sources are loaded. */
export async function openWithSources(api = fakeApi(), page = <Page />, source = 'Cash ($1,000.00)') {
  const opened = await openDialog(api, page)
  await opened.dialog.findByRole('option', { name: source })
  return opened
}
