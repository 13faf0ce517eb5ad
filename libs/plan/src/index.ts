export {
  accrualOfNewTerms,
  interestOfPayment,
  payoffAmount,
} from './accrual'
export { amortizationTable } from './amortization'
export { applyCardChange } from './card-change'
export { debtAtEntry, type EntryProblem, type EntryTerms, entryProblem } from './debt-at-entry'
export { deferralOf, deferralText } from './deferral'
export { instalmentAmount } from './instalment'
export { countInterestPostings, type InterestPosting, interestPostings } from './interest'
export type { LenderTerms } from './lender-terms'
export { monthlyPlan } from './monthly-plan'
export { instalmentsNeeded, type NewDebt, type Outlook, outlookOf } from './outlook'
export { applyPayment, type PaymentType, paymentAmount } from './payment'
export type { Accrual, PlanLiability } from './plan-liability'
export { bestOrder } from './projection/best-order'
export { compareStrategies } from './projection/comparison'
export { projectPayoff } from './projection/project-payoff'
export type { ProjectionInput } from './projection/projection'
export { paidFromReceived, reserveBeyondReceived } from './received-money'
export { nextDueDate } from './schedule'
export { priorityScore } from './score'
