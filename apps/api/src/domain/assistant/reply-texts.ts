import type { DraftReason, LimitNotice } from '@solvent/contracts'
import { type MoneyFormat, toMinor } from '@solvent/money'
import type { StepRow } from '../../storage/tables/steps-table'

export const NEEDS_KEY = 'Please configure your API key in profile settings to use the assistant.'
export const NO_FIGURES = 'I could not find those figures in your accounts, so I left them out.'
export const NOT_FINISHED = 'I could not finish my answer. Anything I saved is shown here.'

export function unknownModel(model: string): string {
  return `Your provider does not offer the model ${model}. Choose another one in your [profile](/profile).`
}

const whyToConfirm: Readonly<Record<DraftReason, string>> = {
  ambiguous: 'I may have misunderstood this. Check before saving.',
  not_in_your_words: 'Some of this is not in your message. Check before saving.',
  above_balance: "This account doesn't hold enough. Check before saving.",
  large: 'This is more than a quarter of your monthly income. Check before saving.',
  terms: 'This is about your profile, your plan or the terms of a debt. Check before saving.',
  several: 'There is more than one entry. Check each before saving.',
  asked: 'You asked to check every entry before saving.',
  program: 'A program proposes this. Check before saving.',
}

/** What the steps saved, proposed or could not save, and which limits that passed, one line each. */
export function stepLines(steps: readonly StepRow[], money: MoneyFormat): string[] {
  const lines = steps.flatMap((step) => linesOf(step, money))
  return [...new Set(lines)]
}

function linesOf({ cards, label, result }: StepRow, money: MoneyFormat): string[] {
  const saved = cards.flatMap((card) =>
    card.type === 'entry' ? [`Saved: ${money(toMinor(card.amount))}, ${card.label}.`] : [],
  )
  if (saved.length > 0) return [...saved, ...noticeIn(result)]
  if (cards.some(({ type }) => type === 'draft')) return [whyToConfirm[reasonIn(result)]]
  return label.startsWith('Not saved: ') ? [label] : []
}

function noticeIn(result: string): string[] {
  const { limit_notice: notice }: LimitNotice = JSON.parse(result)
  return notice === undefined ? [] : [notice]
}

function reasonIn(result: string): DraftReason {
  const { reason }: { reason: DraftReason } = JSON.parse(result)
  return reason
}
