import { type Offer, type OfferFields, offerFields } from '@solvent/contracts'
import type { UserTransaction } from '../database'

interface Stored {
  id: string
  terms: unknown
}

/** Oldest first. @throws ZodError if the terms of one are damaged */
export async function allOffers(tx: UserTransaction): Promise<Offer[]> {
  const rows = await tx.query<Stored>(
    'select offer_id as id, terms from offers where user_id = $1 order by created_at, offer_id',
    [tx.userId],
  )
  return rows.map(toOffer)
}

/** Null if it does not exist. @throws ZodError if its terms are damaged */
export async function findOffer(tx: UserTransaction, id: string): Promise<Offer | null> {
  const [row] = await tx.query<Stored>(
    'select offer_id as id, terms from offers where user_id = $1 and offer_id = $2',
    [tx.userId, id],
  )
  return row ? toOffer(row) : null
}

export async function insertOffer(
  tx: UserTransaction,
  { id, ...terms }: Offer,
  createdAt: string,
): Promise<void> {
  await tx.change('insert into offers (user_id, offer_id, created_at, terms) values ($1, $2, $3, $4)', [
    tx.userId,
    id,
    createdAt,
    JSON.stringify(terms satisfies OfferFields),
  ])
}

export async function updateOffer(tx: UserTransaction, { id, ...terms }: Offer): Promise<void> {
  await tx.change('update offers set terms = $3 where user_id = $1 and offer_id = $2', [
    tx.userId,
    id,
    JSON.stringify(terms satisfies OfferFields),
  ])
}

/** False if it does not exist. */
export async function deleteOffer(tx: UserTransaction, id: string): Promise<boolean> {
  const rows = await tx.change('delete from offers where user_id = $1 and offer_id = $2 returning offer_id', [
    tx.userId,
    id,
  ])
  return rows.length === 1
}

function toOffer({ id, terms }: Stored): Offer {
  return { id, ...offerFields.parse(terms) }
}
