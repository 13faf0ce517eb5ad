import type { DraftReason } from '@solvent/contracts'
import { type MoneyFormat, toMinor } from '@solvent/money'
import type { StepRow } from '../../storage/tables/steps-table'

export const NEEDS_KEY = 'Please configure your API key in profile settings to use the assistant.'
export const NO_FIGURES = 'I could not find the figures for that in your books, so I leave them out.'
export const NOT_FINISHED = 'I could not finish my answer. What I saved is shown here.'

export function unknownModel(model: string): string {
  return `The model ${model} is not available at the provider of your key. Choose another one in your [profile](/profile).`
}

const whyToConfirm: Readonly<Record<DraftReason, string>> = {
  ambiguous: 'I am not sure that I understood this, so please check it before it is saved.',
  not_in_your_words:
    'Something in this does not stand in your message, so please check it before it is saved.',
  above_balance: 'This is more than the account holds, so please check it before it is saved.',
  large: 'This is more than a quarter of your monthly income, so please check it before it is saved.',
  terms: 'This changes your profile or the terms of a debt, so please check it before it is saved.',
  several: 'This is more than one entry, so please check each before it is saved.',
  asked: 'You asked to see every entry before it is saved.',
}

/** What the steps saved, proposed or could not save, one line each. */
export function stepLines(steps: readonly StepRow[], money: MoneyFormat): string[] {
  const lines = steps.flatMap((step) => linesOf(step, money))
  return [...new Set(lines)]
}

function linesOf({ cards, label, result }: StepRow, money: MoneyFormat): string[] {
  const saved = cards.flatMap((card) =>
    card.type === 'entry' ? [`Saved: ${money(toMinor(card.amount))}, ${card.label}.`] : [],
  )
  if (saved.length > 0) return saved
  if (cards.some(({ type }) => type === 'draft')) return [whyToConfirm[reasonIn(result)]]
  return label.startsWith('Not saved: ') ? [label] : []
}

function reasonIn(result: string): DraftReason {
  const { reason }: { reason: DraftReason } = JSON.parse(result)
  return reason
}
