/** The fields of a remote that somebody has typed into. */
export interface TypedFields {
  note(field: EventTarget): void
  /** Whether some of it is still there and would be lost. */
  any(): boolean
}

function holdsText(field: EventTarget): boolean {
  if (!(field instanceof Element) || !field.isConnected) return false
  return 'value' in field ? field.value !== '' : field.textContent !== ''
}

/** Remembers them, until they are emptied or go. */
export function createTypedFields(): TypedFields {
  let fields: EventTarget[] = []
  return {
    note: (field) => {
      if (!fields.includes(field)) fields.push(field)
    },
    any: () => {
      fields = fields.filter(holdsText)
      return fields.length > 0
    },
  }
}
