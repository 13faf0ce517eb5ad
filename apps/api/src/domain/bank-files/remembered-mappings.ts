import { isCompleteMapping, type RememberedMapping } from '@solvent/bank-files'
import {
  MAX_TABLE_MAPPINGS,
  rememberedMapping,
  type RememberedMapping as StoredMapping,
} from '@solvent/contracts'
import type { UserTransaction } from '../../storage/database'
import {
  deleteOldTableMappings,
  saveTableMapping,
  tableMappings,
} from '../../storage/tables/table-mappings-table'
import { toMapping } from './table-mapping'

/** The mappings of the person's files, newest first. What an earlier version stored and no longer fits is left out. */
export async function rememberedMappings(tx: UserTransaction): Promise<RememberedMapping[]> {
  return (await tableMappings(tx)).flatMap((row) => {
    const stored = rememberedMapping.safeParse(row)
    if (!stored.success) return []
    const mapping = toMapping(stored.data.mapping)
    return isCompleteMapping(mapping) ? [{ fingerprint: stored.data.fingerprint, mapping }] : []
  })
}

/** Remembers a mapping in place of that of the same header. Of too many, the one that was not used longest goes. */
export async function rememberMapping(
  tx: UserTransaction,
  mapping: StoredMapping,
  usedAt: string,
): Promise<void> {
  await saveTableMapping(tx, mapping, usedAt)
  await deleteOldTableMappings(tx, MAX_TABLE_MAPPINGS)
}
