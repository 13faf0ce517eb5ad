import { type Liability, liabilityNaming } from '@solvent/contracts'
import { PaymentDialog } from '@solvent/payment'
import { Button, Menu } from '@solvent/ui'
import { useNavigate } from 'react-router-dom'
import { EditLiabilityDialog } from './lazy-liability-forms'
import { useAddressOf } from './use-chosen-liability'

export interface LiabilityActions {
  onPay: (liability: Liability) => void
  onEdit: (liability: Liability) => void
  onDelete: (liability: Liability) => void
}

interface PayAndEditProps {
  liability: Liability
  /** Small buttons, for a table row. */
  small?: boolean | undefined
  onPay: (liability: Liability) => void
  onEdit: (liability: Liability) => void
}

/** The main actions; a completed liability has no Pay button. */
export function PayAndEdit({ liability, small, onPay, onEdit }: PayAndEditProps) {
  const { name } = liabilityNaming(liability)
  return (
    <>
      {!liability.is_completed && (
        <Button
          small={small}
          // In a list, the page's own button is the only primary one.
          variant={small ? 'secondary' : 'primary'}
          aria-label={`Pay ${name}`}
          onIntent={PaymentDialog.preload}
          onClick={() => onPay(liability)}
        >
          Pay
        </Button>
      )}
      <Button
        small={small}
        aria-label={`Edit ${name}`}
        onIntent={EditLiabilityDialog.preload}
        onClick={() => onEdit(liability)}
      >
        Edit
      </Button>
    </>
  )
}

/** The menu of other actions in a row of the list. */
export function MoreActions({
  liability,
  onDelete,
}: Pick<LiabilityActions, 'onDelete'> & { liability: Liability }) {
  const navigate = useNavigate()
  const addressOf = useAddressOf()
  return (
    <Menu
      small
      label={`More for ${liabilityNaming(liability).name}`}
      items={[
        { label: 'Schedule', onSelect: () => navigate(addressOf(liability.id)) },
        { label: 'Payments', onSelect: () => navigate(addressOf(liability.id, 'payments')) },
        { label: 'Delete', tone: 'danger', onSelect: () => onDelete(liability) },
      ]}
    >
      More
    </Menu>
  )
}
