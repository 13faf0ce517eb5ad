import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import {
  amount,
  date,
  deleted,
  flag,
  id,
  idParams,
  queryAmount,
  requiredText,
  text,
  wholeNumber,
} from './fields'

export const FALLBACK_ASSET_TYPES = [
  'Cash',
  'Savings Account',
  'Checking Account',
  'Investment Account',
  'Real Estate',
  'Stock Portfolio',
  'Retirement Fund',
  'Vehicle',
  'Other',
] as const

const assetType = requiredText(60)
const description = text(500)
const account = text(120)

/** How likely an expected asset is, in percent. */
export const confidence = wholeNumber(0, 100)

/** The fields that new current and expected assets share. */
const newAsset = {
  asset_type: assetType,
  asset_description: z.optional(description),
  account: z.optional(account),
  is_liquid: z.optional(flag),
}

const asset = z.strictObject({
  id,
  asset_type: z.string(),
  asset_value: z.number(),
  date_received: z.string(),
  description: z.string(),
  asset_description: z.string(),
  account: z.string(),
  is_liquid: z.boolean(),
})
export type Asset = z.infer<typeof asset>

const tentativeAsset = z.strictObject({
  id,
  asset_type: z.string(),
  asset_amount: z.number(),
  expected_date: z.string(),
  confidence: z.number(),
  description: z.string(),
  asset_description: z.string(),
  account: z.string(),
  is_liquid: z.boolean(),
})
export type TentativeAsset = z.infer<typeof tentativeAsset>

export const listAssets = endpoint({
  name: 'listAssets',
  method: 'GET',
  path: '/api/assets',
  access: 'read',
  area: 'assets',
  response: z.strictObject({ assets: z.array(asset) }),
})

export const listAssetTypes = endpoint({
  name: 'listAssetTypes',
  method: 'GET',
  path: '/api/assets/types',
  access: 'read',
  response: z.strictObject({ asset_types: z.array(z.string()) }),
})

export const addAsset = endpoint({
  name: 'addAsset',
  method: 'POST',
  path: '/api/assets',
  access: 'manage',
  body: z.strictObject({
    ...newAsset,
    asset_value: amount,
    date_received: date,
  }),
  response: asset,
  saves: 'assets',
})

export const updateAsset = endpoint({
  name: 'updateAsset',
  method: 'PUT',
  path: '/api/assets/{id}',
  access: 'manage',
  params: idParams,
  body: z.strictObject({
    asset_type: assetType,
    asset_value: amount,
    date_received: date,
    asset_description: z.optional(description),
  }),
  response: asset,
  saves: 'assets',
})

export const listTentativeAssets = endpoint({
  name: 'listTentativeAssets',
  method: 'GET',
  path: '/api/tentative-assets',
  access: 'read',
  area: 'assets',
  response: z.strictObject({ tentative_assets: z.array(tentativeAsset) }),
})

export const addTentativeAsset = endpoint({
  name: 'addTentativeAsset',
  method: 'POST',
  path: '/api/tentative-assets',
  access: 'manage',
  body: z.strictObject({
    ...newAsset,
    asset_amount: amount,
    expected_date: date,
    confidence: z.optional(confidence),
  }),
  response: tentativeAsset,
  saves: 'assets',
})

export const deleteAsset = endpoint({
  name: 'deleteAsset',
  method: 'DELETE',
  path: '/api/assets/{id}',
  access: 'manage',
  params: idParams,
  response: deleted,
  saves: 'assets',
})

export const updateTentativeAsset = endpoint({
  name: 'updateTentativeAsset',
  method: 'PUT',
  path: '/api/tentative-assets/{id}',
  access: 'manage',
  params: idParams,
  body: z.strictObject({
    asset_type: assetType,
    asset_amount: amount,
    expected_date: date,
    confidence: z.optional(confidence),
    asset_description: z.optional(description),
  }),
  response: tentativeAsset,
  saves: 'assets',
})

export const deleteTentativeAsset = endpoint({
  name: 'deleteTentativeAsset',
  method: 'DELETE',
  path: '/api/tentative-assets/{id}',
  access: 'manage',
  params: idParams,
  response: deleted,
  saves: 'assets',
})

/** What money received today would do for the person's debts. */
export const previewReceipt = endpoint({
  name: 'previewReceipt',
  method: 'GET',
  path: '/api/receipt-preview',
  access: 'read',
  query: z.strictObject({
    asset_value: queryAmount,
    /** The expected asset that it is, which is then no longer expected. */
    expected_asset: z.optional(id),
  }),
  response: z.strictObject({
    /** Null if nothing is owed. */
    towards_debts: z.nullable(
      z.strictObject({
        /** Whether it would change anything. */
        is_proposed: z.boolean(),
        /** What it would change, as text for the person. */
        text: z.string(),
      }),
    ),
  }),
})

/** Turns an expected asset into a current one; the amount may differ from what was expected. */
export const receiveTentativeAsset = endpoint({
  name: 'receiveTentativeAsset',
  method: 'POST',
  path: '/api/tentative-assets/{id}/receive',
  access: 'record',
  params: idParams,
  body: z.strictObject({
    asset_value: amount,
    date_received: date,
    /** The plan pays debts with it, on top of the budget. Only for a liquid asset; false by default. */
    towards_debts: z.optional(flag),
  }),
  response: asset,
  saves: 'assets',
})
