/** What an asset or liability is called in a statement: its description, or else its type, the column of this name. */
export function labelBy(type: 'asset_type' | 'liability_type'): string {
  return `coalesce(nullif(trim(description), ''), ${type})`
}

/** What something is called that entries name, and that is nowhere. */
export const NO_LONGER_THERE = 'no longer there'
