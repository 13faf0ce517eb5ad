export { PaymentDialog, type PaymentDialogProps } from './payment-dialog'
export { paymentOptions } from './payment-options'
export { paymentSources, sourceFor } from './payment-sources'
export { SourceField } from './source-field'
