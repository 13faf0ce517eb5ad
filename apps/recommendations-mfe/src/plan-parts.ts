// Parts that calculate the projection. One script, because the container lists every script.
export { Outlook } from './outlook'
export { DebtFreeOnPaper } from './paper/debt-free-on-paper'
export { ReserveNote } from './plan/reserve-note'
