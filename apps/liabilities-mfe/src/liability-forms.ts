export { AddLiabilityDialog } from './add-liability-dialog'
export { EditLiabilityDialog } from './edit-liability-dialog'
