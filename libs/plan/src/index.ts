export { amortizationTable, type ScheduledPayment } from './amortization'
export { type InstalmentTerms, instalmentAmount } from './instalment'
export { type InterestPosting, interestPostings } from './interest'
export {
  availableBudget,
  type MonthlyPlan,
  type MonthlyPlanInput,
  monthlyPlan,
  type PlanItem,
} from './monthly-plan'
export { applyPayment, type PaymentType, paymentAmount } from './payment'
export type { PlanLiability, Schedule } from './plan-liability'
export { type BestOrder, bestOrder } from './projection/best-order'
export { compareStrategies, STRATEGIES, type StrategyOutcome } from './projection/comparison'
export { type BudgetChange, countedAmount, type FundsInput, type LumpSum } from './projection/funds'
export { payoffLedger } from './projection/ledger'
export { projectPayoff } from './projection/project-payoff'
export type {
  DebtOutcome,
  Ending,
  LedgerRow,
  MonthOutcome,
  Projection,
  ProjectionInput,
} from './projection/projection'
export { nextDueDate } from './schedule'
export { type PriorityScore, priorityScore, type ScoreParts } from './score'
export type { Strategy } from './strategy'
export type { Urgency } from './urgency'
