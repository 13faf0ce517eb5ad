export {
  accrualOfNewTerms,
  interestOfPayment,
  payoffAmount,
} from './accrual'
export { amortizationTable, type ScheduledPayment } from './amortization'
export { availableBudget, type BudgetRule } from './budget'
export { debtAtEntry, type EntryProblem, type EntryTerms, entryProblem } from './debt-at-entry'
export { instalmentAmount } from './instalment'
export { countInterestPostings, type InterestPosting, interestPostings } from './interest'
export { type MonthlyPlan, type MonthlyPlanInput, monthlyPlan, type PlanItem } from './monthly-plan'
export { type NewDebt, type Outlook, outlookOf } from './outlook'
export { applyPayment, type PaymentType, paymentAmount } from './payment'
export type { Accrual, PlanLiability, Schedule } from './plan-liability'
export { bestOrder } from './projection/best-order'
export { compareStrategies } from './projection/comparison'
export { projectPayoff } from './projection/project-payoff'
export type { Projection, ProjectionInput } from './projection/projection'
export { nextDueDate } from './schedule'
export { priorityScore, type ScoreParts } from './score'
export type { Strategy } from './strategy'
export type { Urgency } from './urgency'
