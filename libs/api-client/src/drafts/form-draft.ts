const PREFIX = 'typed:'

/** What the fields of a form hold, by their names. */
export type FormValues = Record<string, string | number>

/** The entry of this tab's storage for a form of a person; `form` names the form and what it is about. */
export function typingKey(person: string, form: string): string {
  return `${PREFIX}${person}:${form}`
}

function storedIn(key: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    // What cannot be read is nothing that was typed.
    return {}
  }
}

/** The values of the named fields that were typed and not saved, each of the kind that the form starts with. */
export function keptTyping<V extends FormValues>(
  key: string,
  initial: V,
  fields: readonly (keyof V & string)[],
): Partial<V> {
  const stored = storedIn(key)
  const isTyped = (field: string) =>
    typeof stored[field] === typeof initial[field] && stored[field] !== initial[field]
  const typed = fields.filter(isTyped).map((field) => [field, stored[field]])
  // Each value has the type of the field's initial one, which the compiler cannot follow through the names.
  return Object.fromEntries(typed) as Partial<V>
}

/**
 * Keeps what differs from the initial values, so that what was not touched stays as the books have it; forgets the form
 * where nothing differs.
 */
export function keepTyping<V extends FormValues>(
  key: string,
  initial: V,
  values: V,
  fields: readonly (keyof V & string)[],
): void {
  const typed = fields.filter((field) => values[field] !== initial[field])
  if (typed.length === 0) {
    forgetTyping(key)
    return
  }
  const text = JSON.stringify(Object.fromEntries(typed.map((field) => [field, values[field]])))
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // A browser without room keeps it as long as the form is open.
  }
}

export function forgetTyping(key: string): void {
  sessionStorage.removeItem(key)
}

/** Forgets what was typed on this tab, but for one person's. */
export function forgetAllTyping(but: string | null): void {
  const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
  for (const key of keys) {
    if (key.startsWith(PREFIX) && !(but && key.startsWith(typingKey(but, '')))) forgetTyping(key)
  }
}
