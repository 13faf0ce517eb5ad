import { useRead } from '@solvent/api-client'
import { type Liability, listLiabilities } from '@solvent/contracts'
import { QueryBoundary } from '@solvent/screen-kit'
import { Button, FloatingAction, Page } from '@solvent/ui'
import { AddLiabilityDialog, ImportDebtsDialog } from './lazy-liability-forms'
import { LiabilityDetails } from './liability-details'
import { LiabilityDialogs } from './liability-dialogs'
import { LiabilityTable } from './liability-table'
import { ScheduledPayments } from './scheduled/scheduled-payments'
import { Summary } from './summary'
import { useChosenLiability } from './use-chosen-liability'
import { useDeleteLiability } from './use-delete-liability'
import { useLiabilityDialogs } from './use-liability-dialogs'
import { useTitleFocus } from './use-title-focus'

/** Liability Management: the list of liabilities, or the details of one. */
export function LiabilitiesPage() {
  const query = useRead(listLiabilities, {})
  const dialogs = useLiabilityDialogs()
  const remove = useDeleteLiability()
  const { chosenId, close } = useChosenLiability()
  const frame = useTitleFocus(chosenId)
  const liabilities = query.data?.liabilities
  const chosen = liabilities?.find(({ id }) => id === chosenId)
  // From its details, the page returns to the list.
  const deleteNow = (liability: Liability) => remove(liability, chosen && close)
  const actions = {
    onPay: dialogs.pay,
    onEdit: dialogs.edit,
    onDelete: (liability: Liability) =>
      liability.is_completed ? deleteNow(liability) : dialogs.delete(liability),
  }

  const addButtons = (
    <>
      <Button onClick={dialogs.importDebts} onIntent={ImportDebtsDialog.preload}>
        Import debts
      </Button>
      <FloatingAction>
        <Button variant="primary" onClick={dialogs.add} onIntent={AddLiabilityDialog.preload}>
          Add Liability
        </Button>
      </FloatingAction>
    </>
  )
  return (
    <div ref={frame}>
      {chosen ? (
        <LiabilityDetails key={chosen.id} liability={chosen} {...actions} />
      ) : (
        <Page title="Liability Management" actions={addButtons}>
          <QueryBoundary query={query} loading="Loading liabilities..." failed="Failed to load liabilities.">
            {(data) => (
              <>
                <Summary liabilities={data.liabilities} />
                <ScheduledPayments liabilities={data.liabilities} />
                <LiabilityTable liabilities={data.liabilities} {...actions} onAdd={dialogs.add} />
              </>
            )}
          </QueryBoundary>
        </Page>
      )}
      <LiabilityDialogs
        open={dialogs.open}
        liabilities={liabilities ?? []}
        onDelete={deleteNow}
        onClose={dialogs.close}
      />
    </div>
  )
}
