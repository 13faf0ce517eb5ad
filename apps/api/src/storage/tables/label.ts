/** SQL for the name of an asset or liability: its description, or else its type, the column of this name. */
export function labelBy(type: 'asset_type' | 'liability_type'): string {
  return `coalesce(nullif(trim(description), ''), ${type})`
}

/** The name of something that entries refer to and that no longer exists. */
export const DELETED_LABEL = 'no longer there'
