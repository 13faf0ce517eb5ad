import type { ActionKind } from '@solvent/contracts'
import { lazyForm } from '@solvent/screen-kit'
import type { ComponentType } from 'react'
import { AssetDraft } from './asset-draft'
import type { DraftFormProps } from './draft-form'
import { ExpectedAssetDraft } from './expected-asset-draft'
import { ExpenseDraft, IncomeDraft, RefundDraft } from './expense-income-draft'
import { PaymentDraft } from './payment-draft'

// Rare forms are in one chunk: each chunk adds to the container.
const DebtBudgetDraft = lazyForm(() =>
  import(/* webpackChunkName: "drafts" */ './debt-budget-draft').then((module) => module.DebtBudgetDraft),
)
const ProfileDraft = lazyForm(() =>
  import(/* webpackChunkName: "drafts" */ './profile-draft').then((module) => module.ProfileDraft),
)
const PaydaysDraft = lazyForm(() =>
  import(/* webpackChunkName: "drafts" */ './paydays-draft').then((module) => module.PaydaysDraft),
)
const TradeDraft = lazyForm(() =>
  import(/* webpackChunkName: "drafts" */ './trade-draft').then((module) => module.TradeDraft),
)
const TransferDraft = lazyForm(() =>
  import(/* webpackChunkName: "drafts" */ './transfer-draft').then((module) => module.TransferDraft),
)
const OfferDraft = lazyForm(() =>
  import(/* webpackChunkName: "drafts" */ './offer-draft').then((module) => module.OfferDraft),
)
const LiabilityDraft = lazyForm(() =>
  import(/* webpackChunkName: "drafts" */ './liability-draft').then((module) => module.LiabilityDraft),
)
const ChangedLiabilityDraft = lazyForm(() =>
  import(/* webpackChunkName: "drafts" */ './liability-draft').then((module) => module.ChangedLiabilityDraft),
)

/** The form for each kind of draft. */
export const draftForms: Readonly<Record<ActionKind, ComponentType<DraftFormProps>>> = {
  record_expense: ExpenseDraft,
  record_refund: RefundDraft,
  record_income: IncomeDraft,
  record_trade: TradeDraft,
  record_transfer: TransferDraft,
  add_asset: AssetDraft,
  add_expected_asset: ExpectedAssetDraft,
  add_liability: LiabilityDraft,
  change_liability: ChangedLiabilityDraft,
  pay_liability: PaymentDraft,
  update_profile: ProfileDraft,
  set_paydays: PaydaysDraft,
  set_debt_budget: DebtBudgetDraft,
  add_offer: OfferDraft,
}
