import type { Draft } from '@solvent/contracts'

/** A field of a draft as a form holds it; what the assistant could not find is empty, or `otherwise`. */
export function textOf({ fields }: Draft, name: string, otherwise = ''): string {
  const value = fields[name]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : otherwise
}

/** An amount of a draft as a form holds it. */
export function amountOf({ fields }: Draft, name: string): string {
  const value = fields[name]
  return typeof value === 'number' ? value.toFixed(2) : ''
}
