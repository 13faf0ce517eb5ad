/** A field of a SWIFT message, such as `:61:`, with its further lines. */
export interface Mt940Field {
  /** Such as `60F`; `-` is the end of a message. */
  tag: string
  lines: string[]
  /** Where it begins in the file, from 1. */
  line: number
}

/** German banks add `NS`, which is not a number. */
const FIELD = /^:(\d{2}[A-Z]?|NS):(.*)$/
/** The headers of a message, up to the block with its text. */
const BLOCKS = /^\{.*\{4:/
const END = /^(?:-$|-\}|\{\d:)/

/** The fields of all messages of a file, with or without the blocks `{1:}{2:}{4:` around them. */
export function* mt940Fields(text: string): Generator<Mt940Field> {
  let field: Mt940Field | null = null
  let number = 0
  for (const raw of text.split('\n')) {
    number += 1
    const line = raw.replace(BLOCKS, '').trimEnd()
    const [, tag, value = ''] = FIELD.exec(line) ?? []
    const isEnd = END.test(line)
    if (tag === undefined && !isEnd) {
      field?.lines.push(line)
      continue
    }
    if (field) yield field
    field = isEnd ? null : { tag: tag ?? '', lines: [value], line: number }
    if (isEnd) yield { tag: '-', lines: [], line: number }
  }
  if (field) yield field
}
