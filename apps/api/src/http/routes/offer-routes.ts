import { acceptOffer, addOffer, changeOffer, deleteOffer, listOffers } from '@solvent/contracts'
import * as accepting from '../../domain/plan/accept-offer'
import { compareOffers, createOffer, removeOffer, replaceOffer } from '../../domain/plan/offers'
import type { Handle } from '../handle'

export function offerRoutes(handle: Handle): void {
  handle(listOffers, ({ services, userId }) => compareOffers(services, userId))

  handle(addOffer, ({ services, userId, body }) => createOffer(services, userId, body))

  handle(changeOffer, ({ services, userId, params, body }) =>
    replaceOffer(services, userId, { id: params.id, fields: body }),
  )

  handle(deleteOffer, async ({ services, userId, params }) => {
    await removeOffer(services, userId, params.id)
    return { message: 'Offer deleted.' }
  })

  handle(acceptOffer, ({ services, userId, params }) => accepting.acceptOffer(services, userId, params.id))
}
