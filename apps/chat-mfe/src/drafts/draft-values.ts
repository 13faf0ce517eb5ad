import type { Draft } from '@solvent/contracts'

/** The form value of a draft field; `fallback` if the assistant did not set it. */
export function textOf({ fields }: Draft, name: string, fallback = ''): string {
  const value = fields[name]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : fallback
}

/** The form value of an amount in a draft. */
export function amountOf({ fields }: Draft, name: string): string {
  const value = fields[name]
  return typeof value === 'number' ? value.toFixed(2) : ''
}
