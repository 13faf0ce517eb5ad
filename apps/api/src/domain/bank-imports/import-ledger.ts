import type { ImportedLine } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import {
  addedByPayment,
  applyCardChange,
  type PaymentType,
  type PlanLiability,
  paymentAmount,
  payoffAmount,
} from '@solvent/plan'
import type { AssetRow } from '../../storage/tables/assets-table'
import type { JournalLine } from '../../storage/tables/journal-table'
import type { LiabilityRow } from '../../storage/tables/liabilities-table'
import type { JsonRow } from '../../storage/tables/transfer-tables'
import { afterPayment } from '../books/after-payment'
import { chargeNote } from '../books/charge-note'
import { toDueLiability } from '../books/liability-view'
import { bankLineRow, entryRows, type ImportedBy, type ImportedRows } from './imported-rows'

/** Why a line cannot be imported, as a sentence. */
export class LineRefusal extends Error {
  override readonly name = 'LineRefusal'
}

interface State {
  by: ImportedBy
  today: string
  /** The assets and debts of the import, which change as lines are added. */
  assets: Map<string, AssetRow>
  debts: Map<string, LiabilityRow>
  /** The whole rows of the debts, from before the import. */
  debtRows: ReadonlyMap<string, JsonRow>
}

/** Records lines on balances in memory, in the order of the file, and collects the rows to write. */
export class ImportLedger {
  readonly #state: State
  readonly rows: ImportedRows[] = []

  constructor(state: State) {
    this.#state = state
  }

  /** The assets after the lines so far, in between perhaps below 0. */
  get assets(): ReadonlyMap<string, AssetRow> {
    return this.#state.assets
  }

  get debts(): ReadonlyMap<string, LiabilityRow> {
    return this.#state.debts
  }

  /** @throws LineRefusal */
  add(line: ImportedLine): void {
    const { by, assets } = this.#state
    const amount = toMinor(line.amount)
    if (line.as.kind === 'existing') {
      this.rows.push({ bank_lines: [bankLineRow(by, line.as.entry_id, line)] })
      return
    }
    const { id, rows } = assets.has(by.accountId) ? this.#onAsset(line, amount) : this.#onCard(line, amount)
    this.rows.push({ ...rows, bank_lines: [bankLineRow(by, id, line)] })
  }

  #onAsset(line: ImportedLine, amount: bigint): Entry {
    const { as } = line
    const { accountId } = this.#state.by
    switch (as.kind) {
      case 'expense':
        if (amount > 0n) throw new LineRefusal('Money that comes in is no expense.')
        return this.#entry('expense', line, as, [this.#changeAsset(accountId, amount)])
      case 'refund':
        if (amount < 0n) throw new LineRefusal('Money that goes out is no refund.')
        return this.#entry('expense', line, as, [this.#changeAsset(accountId, amount)])
      case 'income':
        if (amount < 0n) throw new LineRefusal('Money that goes out is no income.')
        return this.#entry('income', line, as, [this.#changeAsset(accountId, amount)])
      case 'transfer':
        return this.#transfer(line, as, amount)
      case 'payment':
        if (amount > 0n) throw new LineRefusal('Money that comes in is no payment.')
        return this.#payment(line, { debtId: as.liability_id, assetId: accountId, amount: -amount })
    }
    throw new Error('A line that stands for an entry has none to write.')
  }

  /** On a card, money that goes out raises the debt. */
  #onCard(line: ImportedLine, amount: bigint): Entry {
    const { as } = line
    const { accountId: debtId } = this.#state.by
    switch (as.kind) {
      case 'expense':
        if (amount > 0n) throw new LineRefusal('What lowers the debt is no expense.')
        return this.#entry('expense', line, as, [this.#changeCard(debtId, -amount)])
      case 'refund':
        if (amount < 0n) throw new LineRefusal('What raises the debt is no refund.')
        return this.#entry('expense', line, as, [this.#changeCard(debtId, -amount)])
      case 'transfer':
        if (amount < 0n) throw new LineRefusal('What raises the debt is no payment.')
        return this.#payment(line, { debtId, assetId: as.account_id, amount })
      default:
        throw new LineRefusal('On a card, a line is an expense, a refund or a payment from an account.')
    }
  }

  #transfer(line: ImportedLine, as: { account_id: string; note: string }, amount: bigint): Entry {
    const { accountId } = this.#state.by
    if (as.account_id === accountId) throw new LineRefusal('A transfer needs two different accounts.')
    const own = this.#changeAsset(accountId, amount)
    const other = this.#changeAsset(as.account_id, -amount)
    return this.#entry('transfer', line, as, amount < 0n ? [own, other] : [other, own])
  }

  #payment(
    line: ImportedLine,
    { debtId, assetId, amount }: { debtId: string; assetId: string; amount: bigint },
  ): Entry {
    const { by, debts } = this.#state
    const before = debts.get(debtId)
    if (!before) throw new LineRefusal('This debt is no longer there.')
    if (before.remaining === 0n) throw new LineRefusal('This debt is paid off already.')
    // Interest that was charged meanwhile is not charged again.
    const day = latest(line.booked_on, before.accrual?.through)
    const debt = toDueLiability(before, day)
    if (amount > payoffAmount(debt, day)) throw new LineRefusal('This is more than what is owed on the debt.')
    const type = typeOfPayment(debt, amount, day)
    const interest = addedByPayment(debt, { amount, type }, day)
    const note = chargeNote(debt, { amount, type }, day)
    const posting = interest > 0n ? this.#interest(debtId, { change: interest, note, on: day }) : null
    const image = this.#imageOf(before)
    debts.set(debtId, afterPayment(before, debt, { amount, type, on: day }))
    const { id, rows } = entryRows(by, {
      kind: 'payment',
      occurredOn: day,
      note: '',
      lines: [
        this.#changeAsset(assetId, -amount),
        { accountKind: 'liability', accountId: debtId, change: -amount },
      ],
    })
    const payment = {
      entry_id: id,
      liability_id: debtId,
      payment_type: type,
      amount_minor: String(amount),
      source_type: this.#asset(assetId).type,
      paid_on: day,
      interest_entry_id: posting?.id ?? null,
      from_received_minor: 0,
      from_savings: false,
    }
    return {
      id,
      rows: {
        journal_entries: [...(posting?.rows.journal_entries ?? []), ...(rows.journal_entries ?? [])],
        journal_lines: [...(posting?.rows.journal_lines ?? []), ...(rows.journal_lines ?? [])],
        entry_images: [{ entry_id: id, subject_kind: 'liability', subject_id: debtId, before: image }],
        payments: [payment],
      },
    }
  }

  #interest(accountId: string, { change, note, on }: { change: bigint; note: string; on: string }): Entry {
    const lines = [{ accountKind: 'liability' as const, accountId, change }]
    return entryRows(this.#state.by, { kind: 'interest', occurredOn: on, note, lines })
  }

  #entry(
    kind: 'expense' | 'income' | 'transfer',
    line: ImportedLine,
    { note, category }: { note: string; category?: string },
    lines: JournalLine[],
  ): Entry {
    return entryRows(this.#state.by, {
      kind,
      occurredOn: line.booked_on,
      note,
      ...(category !== undefined && { category }),
      lines,
    })
  }

  #changeAsset(accountId: string, change: bigint): JournalLine {
    const asset = this.#asset(accountId)
    this.#state.assets.set(accountId, { ...asset, value: asset.value + change })
    return { accountKind: 'asset', accountId, change }
  }

  /** @throws LineRefusal if less is owed than comes back */
  #changeCard(accountId: string, change: bigint): JournalLine {
    const { debts, today } = this.#state
    const card = debts.get(accountId)
    if (!card) throw new LineRefusal('This card is no longer there.')
    if (card.remaining + change < 0n) throw new LineRefusal('This is more than what is owed on the card.')
    const isCompleted = card.remaining === 0n
    const { isCompleted: _, ...after } = applyCardChange({ ...card, isCompleted }, change, today)
    debts.set(accountId, isCompleted ? { ...after, interestPostedThrough: today } : after)
    return { accountKind: 'liability', accountId, change }
  }

  #asset(id: string): AssetRow {
    const asset = this.#state.assets.get(id)
    if (!asset) throw new LineRefusal('This account is no longer there.')
    return asset
  }

  /** The whole row of a debt as it is after the lines so far. */
  #imageOf(debt: LiabilityRow): JsonRow {
    return {
      ...this.#state.debtRows.get(debt.id),
      remaining_minor: Number(debt.remaining),
      installment_minor: Number(debt.instalment),
      installments_total: debt.installmentsTotal,
      installments_paid: debt.installmentsPaid,
      credit_minor: Number(debt.credit),
      interest_posted_through: debt.interestPostedThrough,
      accrued_minor: debt.accrual === null ? null : Number(debt.accrual.sum),
      accrued_through: debt.accrual?.through ?? null,
      accrued_rest: debt.accrual?.rest ?? null,
      statement_unpaid_minor: debt.statement === null ? null : Number(debt.statement.unpaid),
      statement_in_grace: debt.statement?.inGrace ?? null,
    }
  }
}

interface Entry {
  id: string
  rows: ImportedRows
}

function typeOfPayment(debt: PlanLiability, amount: bigint, day: string): PaymentType {
  if (amount === paymentAmount(debt, 'full', day)) return 'full'
  return amount === paymentAmount(debt, 'installment', day) ? 'installment' : 'partial'
}

function latest(day: string, other: string | undefined): string {
  return other !== undefined && other > day ? other : day
}
