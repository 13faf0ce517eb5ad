import {
  type ComparedOffer,
  type ComparedOffers,
  MAX_OFFERS,
  type Offer,
  type OfferFields,
} from '@solvent/contracts'
import { v7 as newId } from 'uuid'
import {
  allOffers,
  deleteOffer,
  findOffer,
  insertOffer,
  updateOffer,
} from '../../storage/tables/offers-table'
import { readBooks, withBooks } from '../books/with-books'
import { DomainError } from '../domain-error'
import { invalidField } from '../invalid-field'
import type { Services } from '../services'
import { requireAcceptable } from './acceptable-offer'
import { type PlanBasis, planBasis } from './plan-inputs'
import { withSavedChoices } from './plan-settings'

const FULL = `You can compare up to ${MAX_OFFERS} offers. Delete one of them first.`

/** Most of them search for the highest rate. */
const PROJECTIONS_PER_OFFER = 16

/**
 * The person's offers beside the debts as they are, by the person's own plan.
 *
 * @throws DomainError `user_not_found`
 */
export async function compareOffers(services: Services, userId: string): Promise<ComparedOffers> {
  const { basis, offers } = await readBooks(services, userId, async (books) => {
    const [basis, offers] = await Promise.all([planBasis(books), allOffers(books)])
    return { basis, offers }
  })
  return compare(services, userId, basis, offers)
}

/**
 * An offer that is not stored, compared with the debts as they are.
 *
 * @throws DomainError `user_not_found`
 */
export async function checkOffer(
  services: Services,
  userId: string,
  fields: OfferFields,
): Promise<Pick<ComparedOffers, 'today'> & { offer: ComparedOffer | undefined }> {
  const basis = await readBooks(services, userId, planBasis)
  const { today, offers } = await compare(services, userId, basis, [{ id: newId(), ...fields }])
  return { today, offer: offers[0] }
}

function compare(
  services: Services,
  userId: string,
  { inputs, settings }: Pick<PlanBasis, 'inputs' | 'settings'>,
  offers: readonly Offer[],
): Promise<ComparedOffers> {
  const projections = 1 + offers.length * PROJECTIONS_PER_OFFER
  const request = { userId, debts: inputs.liabilities.length * projections }
  return services.plans.run(request, 'offers', inputs, withSavedChoices({}, settings), offers)
}

/** @throws DomainError `invalid_request` for too many offers, or one that cannot be accepted */
export function createOffer(services: Services, userId: string, fields: OfferFields): Promise<Offer> {
  return withBooks(services, userId, async (books) => {
    await requireAcceptable(books, fields)
    if ((await allOffers(books)).length >= MAX_OFFERS) throw invalidField('name', FULL)
    const offer = { id: newId(), ...fields }
    await insertOffer(books, offer, books.now())
    return offer
  })
}

/** @throws DomainError `not_found`, `invalid_request` for an offer that cannot be accepted */
export function replaceOffer(
  services: Services,
  userId: string,
  { id, fields }: { id: string; fields: OfferFields },
): Promise<Offer> {
  return withBooks(services, userId, async (books) => {
    if (!(await findOffer(books, id))) throw new DomainError('not_found')
    await requireAcceptable(books, fields)
    const offer = { id, ...fields }
    await updateOffer(books, offer)
    return offer
  })
}

/** @throws DomainError `not_found` */
export async function removeOffer({ db }: Services, userId: string, id: string): Promise<void> {
  const isDeleted = await db.asUser(userId, (tx) => deleteOffer(tx, id))
  if (!isDeleted) throw new DomainError('not_found')
}
