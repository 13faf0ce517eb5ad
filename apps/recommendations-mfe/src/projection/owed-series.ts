import { addMonthsClamped, fromMinor, toMinor } from '@solvent/money'
import type { Course } from '@solvent/plan/answers'
import { strategyWords } from '../strategies'
import { formatMonth } from './month-text'

/** A chart stays readable and quick with so many places at most. */
const MOST_PLACES = 60

/**
 * What is owed today and at the end of each month, one line per strategy; strategies that go the same way share
 * one. A line stays at 0 once nothing is owed. Long ways are shown every few months, the last month always.
 */
export function owedSeries({ comparison, inputs, today }: Course) {
  const owedNow = inputs.liabilities.reduce((sum, debt) => sum + toMinor(debt.remaining_amount), 0n)
  const start = { label: 'Today', value: fromMinor(owedNow) }
  const months = Math.max(...comparison.map(({ owed }) => owed.length))
  const places = shownMonths(months).map((index) => ({ index, label: toLabel(today, index) }))

  const lines = new Map<string, { names: string[]; points: { label: string; value: number }[] }>()
  for (const { strategy, owed, ending } of comparison) {
    const key = `${ending} ${owed.join()}`
    const { name } = strategyWords[strategy]
    const same = lines.get(key)
    if (same) same.names.push(name)
    else lines.set(key, { names: [name], points: [start, ...toPoints({ owed, ending }, places)] })
  }
  return [...lines.values()].map((line) => ({ name: line.names.join(' / '), points: line.points }))
}

type Way = Pick<Course['comparison'][number], 'owed' | 'ending'>

function toPoints({ owed, ending }: Way, places: readonly { index: number; label: string }[]) {
  return places.flatMap(({ index, label }) => {
    const value = owed[index] ?? (ending === 'debt_free' ? 0 : undefined)
    return value === undefined ? [] : [{ label, value }]
  })
}

function shownMonths(months: number): number[] {
  const stride = Math.ceil(months / MOST_PLACES)
  const all = Array.from({ length: months }, (_, index) => index)
  return all.filter((index) => (months - 1 - index) % stride === 0)
}

function toLabel(today: string, months: number): string {
  return formatMonth(addMonthsClamped(`${today.slice(0, 7)}-01`, months).slice(0, 7))
}
