export { AddLiabilityDialog } from './add-liability-dialog'
export { EditLiabilityDialog } from './edit-liability-dialog'
export { ImportDebtsDialog } from './import/import-debts-dialog'
