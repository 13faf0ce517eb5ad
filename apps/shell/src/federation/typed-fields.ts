/** The fields of a remote with unsaved input. */
export interface TypedFields {
  add(field: EventTarget): void
  /** Whether there is unsaved input that an update would lose. */
  hasInput(): boolean
}

interface TypedFieldsOptions {
  /** Whether a field is on a page that the user has left. An update may discard its input. */
  isLeft?: (field: Element) => boolean
}

function hasText(field: Element): boolean {
  if (!field.isConnected) return false
  return 'value' in field ? field.value !== '' : field.textContent !== ''
}

/** Tracks fields until they are emptied or removed. */
export function createTypedFields({ isLeft = () => false }: TypedFieldsOptions = {}): TypedFields {
  let fields: Element[] = []
  return {
    add: (field) => {
      if (field instanceof Element && !fields.includes(field)) fields.push(field)
    },
    hasInput: () => {
      fields = fields.filter(hasText)
      return fields.some((field) => !isLeft(field))
    },
  }
}
