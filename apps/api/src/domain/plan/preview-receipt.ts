import type { previewReceipt as contract, ResponseOf } from '@solvent/contracts'
import { allTentativeAssets } from '../../storage/tables/tentative-assets-table'
import { readBooks } from '../books/with-books'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { planBasis } from './plan-inputs'

/** An expected asset, and the amount that came. */
interface Receipt {
  id: string
  asset_value: number
}

/**
 * What an expected asset would do for the debts if it came today.
 *
 * @throws DomainError `not_found`, `user_not_found`
 */
export async function previewReceipt(
  services: Services,
  userId: string,
  { id, asset_value }: Receipt,
): Promise<ResponseOf<typeof contract>> {
  const { asset, basis } = await readBooks(services, userId, async (books) => {
    const [expected, basis] = await Promise.all([
      allTentativeAssets(books),
      planBasis(books, { without: id }),
    ])
    return { asset: expected.find((one) => one.id === id), basis }
  })
  if (!asset) throw new DomainError('not_found')
  if (!asset.isLiquid) return { towards_debts: null }
  const request = { userId, debts: basis.inputs.liabilities.length }
  const effect = await services.plans.run(request, 'received', basis.inputs, basis.settings, asset_value)
  return { towards_debts: effect && { is_proposed: effect.isProposed, text: effect.text } }
}
