/** The fields of a remote that somebody has typed into. */
export interface TypedFields {
  note(field: EventTarget): void
  /** Whether some of it is still there and would be lost. */
  any(): boolean
}

interface TypedFieldsOptions {
  /** Whether a field is on a page that was left; a new release may take what is typed there with it. */
  isLeft?: (field: Element) => boolean
}

function holdsText(field: Element): boolean {
  if (!field.isConnected) return false
  return 'value' in field ? field.value !== '' : field.textContent !== ''
}

/** Remembers them, until they are emptied or go. */
export function createTypedFields({ isLeft = () => false }: TypedFieldsOptions = {}): TypedFields {
  let fields: Element[] = []
  return {
    note: (field) => {
      if (field instanceof Element && !fields.includes(field)) fields.push(field)
    },
    any: () => {
      fields = fields.filter(holdsText)
      return fields.some((field) => !isLeft(field))
    },
  }
}
