import { useRead } from '@solvent/api-client'
import { BUILT_IN_CATEGORIES, type CategoryKind, listCategories, type OwnCategory } from '@solvent/contracts'
import type { KindIconProps } from '@solvent/ui'

/** The person's own categories; none until they are loaded. */
export function useOwnCategories(): readonly OwnCategory[] {
  return useRead(listCategories, {}).data?.categories ?? []
}

/** The icon and the hue of a category. */
export function useCategoryLook(): (category: string) => KindIconProps {
  const own = useOwnCategories()
  return (category) => {
    const found = own.find(({ name }) => name === category)
    return found ? { kind: found.icon, hue: found.hue } : { kind: category }
  }
}

/**
 * The options of a field for a category of these kinds of entries. The chosen one is always among them, also while the
 * person's own are not loaded.
 */
export function useCategoryOptions(kinds: readonly CategoryKind[], chosen: string) {
  const own = useOwnCategories().filter(({ kind }) => kinds.includes(kind))
  const builtIn = [...new Set(kinds.flatMap((kind) => BUILT_IN_CATEGORIES[kind]))]
  const isKnown = chosen === '' || builtIn.includes(chosen) || own.some(({ name }) => name === chosen)
  return [
    ...[...builtIn, ...(isKnown ? [] : [chosen])].map((value) => ({ value, label: value })),
    ...own.map(({ name }) => ({ value: name, label: name, group: 'Your categories' })),
  ]
}
