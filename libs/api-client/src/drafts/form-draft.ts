const PREFIX = 'typed:'

/** The values of a form, by field name. */
export type FormValues = Record<string, string | number>

/** The storage key of a draft. `form` names the form and the record that it edits. */
export function formDraftKey(person: string, form: string): string {
  return `${PREFIX}${person}:${form}`
}

function storedIn(key: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    // An unreadable draft counts as none.
    return {}
  }
}

/** The unsaved values of the named fields, each of the type of its initial value. */
export function readFormDraft<V extends FormValues>(
  key: string,
  initial: V,
  fields: readonly (keyof V & string)[],
): Partial<V> {
  const stored = storedIn(key)
  const isChanged = (field: string) =>
    typeof stored[field] === typeof initial[field] && stored[field] !== initial[field]
  const changed = fields.filter(isChanged).map((field) => [field, stored[field]])
  // Each value has the type of the field's initial one, which the compiler cannot follow through the names.
  return Object.fromEntries(changed) as Partial<V>
}

/** Stores the values that differ from the initial ones, for this tab. Without a difference, the draft is cleared. */
export function saveFormDraft<V extends FormValues>(
  key: string,
  initial: V,
  values: V,
  fields: readonly (keyof V & string)[],
): void {
  const changed = fields.filter((field) => values[field] !== initial[field])
  if (changed.length === 0) {
    clearFormDraft(key)
    return
  }
  const text = JSON.stringify(Object.fromEntries(changed.map((field) => [field, values[field]])))
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Without storage space, the draft lasts as long as the form is open.
  }
}

export function isFormDraftStored(key: string): boolean {
  return sessionStorage.getItem(key) !== null
}

export function clearFormDraft(key: string): void {
  sessionStorage.removeItem(key)
}

/** Clears all drafts of this tab, except those of one user. */
export function clearFormDrafts(except: string | null): void {
  const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
  for (const key of keys) {
    if (key.startsWith(PREFIX) && !(except && key.startsWith(formDraftKey(except, '')))) clearFormDraft(key)
  }
}
