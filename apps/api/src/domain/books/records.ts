import type { CashFlowFields, SpendingFields, TransferFields } from '@solvent/contracts'
import type { Services } from '../services'
import { receive, refund, spend } from './cash-flow'
import { moveMoney } from './transfers'
import { withBooks } from './with-books'

/** Records an expense as `spend` does. */
export function recordExpense(services: Services, userId: string, expense: SpendingFields): Promise<string> {
  return withBooks(services, userId, (books) => spend(books, expense))
}

/** Records a refund as `refund` does. */
export function recordRefund(services: Services, userId: string, expense: SpendingFields): Promise<string> {
  return withBooks(services, userId, (books) => refund(books, expense))
}

/** Records an income as `receive` does. */
export function recordIncome(services: Services, userId: string, income: CashFlowFields): Promise<string> {
  return withBooks(services, userId, (books) => receive(books, income))
}

/** Records a transfer as `moveMoney` does. */
export function recordTransfer(
  services: Services,
  userId: string,
  transfer: TransferFields,
): Promise<string> {
  return withBooks(services, userId, (books) => moveMoney(books, transfer))
}
