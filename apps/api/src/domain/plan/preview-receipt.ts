import type { previewReceipt as contract, QueryOf, ResponseOf } from '@solvent/contracts'
import { readBooks } from '../books/with-books'
import type { Services } from '../services'
import { planBasis } from './plan-inputs'

/** What money received today would do for the debts. @throws DomainError `user_not_found` */
export async function previewReceipt(
  services: Services,
  userId: string,
  { asset_value, expected_asset }: QueryOf<typeof contract>,
): Promise<ResponseOf<typeof contract>> {
  const { inputs, settings } = await readBooks(services, userId, (books) =>
    planBasis(books, { without: expected_asset }),
  )
  const request = { userId, debts: inputs.liabilities.length }
  const effect = await services.plans.run(request, 'received', inputs, settings, asset_value)
  return { towards_debts: effect && { is_proposed: effect.isProposed, text: effect.text } }
}
