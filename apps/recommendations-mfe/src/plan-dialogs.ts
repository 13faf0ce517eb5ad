// The forms of what a plan assumes. One script, because the container lists every script.
export { BudgetDialog } from './budget/budget-dialog'
export { CushionDialog } from './cushion/cushion-dialog'
export { LivingCostsDialog } from './days-ahead/living-costs-dialog'
export { TrialDayDialog } from './days-ahead/trial-day-dialog'
export { OfferDialog } from './offers/offer-dialog'
