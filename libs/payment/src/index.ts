export { PaymentDialog, type PaymentDialogProps } from './payment-dialog'
