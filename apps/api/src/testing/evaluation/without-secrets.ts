/** Shorter keys are placeholders for a model on this machine, and may be ordinary words. */
const MIN_KEY_LENGTH = 8

/** Each with the secret in its last group. */
const AUTHORIZATIONS = [
  /\b(?:Bearer|Basic)\s+((?=[^\d\s]*\d)[\w.~+/=*-]{8,})/gi,
  /\b((?:sk|csk|gsk|pk|rk)[-_][\w*.-]{8,})/gi,
  /\b(?:authorization|api[-_ ]?key|access[-_ ]?token)["']?\s*[:=]\s*["']?((?:(?:Bearer|Basic)\s+)?[^\s"',;{}\\]+)/gi,
]
const SECRET_FIELD = /^(?:(?:proxy-)?authorization|(?:x-)?api[-_]?key|access[-_]?token|(?:set-)?cookie)$/i

/** A string in a JSON value. */
interface Piece {
  text: string
  replace: (text: string) => void
}

/**
 * A provider's response in which asterisks replace the API key and everything that looks like an authorization, also if
 * it is streamed in pieces.
 */
export function withoutSecrets(body: string, key: string): string {
  const lines = objectIn(body) ? [body] : body.split('\n')
  const pieces = new Map<string, Piece[]>()
  const masked = lines.map((line) => {
    const [prefix = ''] = /^(?:data: ?)?/.exec(line) ?? []
    const value = objectIn(line.slice(prefix.length))
    if (!value) return () => mask(line, key)
    let isChanged = false
    collect(value, '', pieces, () => {
      isChanged = true
    })
    return () => (isChanged ? prefix + JSON.stringify(value) : line)
  })
  for (const [path, parts] of pieces) maskTogether(parts, (text) => maskField(path, text, key))
  return withoutKey(masked.map((write) => write()).join('\n'), key)
}

/** A text in which asterisks replace the key, in any encoding. */
export function withoutKey(text: string, key: string): string {
  if (key.length < MIN_KEY_LENGTH) return text
  const encodings = [
    key,
    encodeURIComponent(key),
    JSON.stringify(key).slice(1, -1),
    Buffer.from(key).toString('base64'),
  ]
  return encodings.reduce((rest, encoded) => rest.replaceAll(encoded, stars(encoded)), text)
}

function mask(text: string, key: string): string {
  return AUTHORIZATIONS.reduce(
    (rest, pattern) =>
      rest.replace(
        pattern,
        (found: string, secret: string) => found.slice(0, -secret.length) + stars(secret),
      ),
    withoutKey(text, key),
  )
}

function maskField(path: string, text: string, key: string): string {
  return SECRET_FIELD.test(path.split('.').at(-1) ?? '') ? stars(text) : mask(text, key)
}

/** As long as the text, so that the pieces of a stream keep their lengths. */
function stars(text: string): string {
  return '*'.repeat(text.length)
}

/** Adds the strings of a value to those at the same path in earlier chunks. */
function collect(
  value: Record<string, unknown>,
  path: string,
  pieces: Map<string, Piece[]>,
  onChange: () => void,
): void {
  for (const [name, item] of Object.entries(value)) {
    if (typeof item === 'string') {
      const at = `${path}.${name}`
      const replace = (text: string) => {
        value[name] = text
        onChange()
      }
      const earlier = pieces.get(at)
      if (earlier) earlier.push({ text: item, replace })
      else pieces.set(at, [{ text: item, replace }])
    } else if (isObject(item)) {
      // A chunk of a stream names the choice or the call that it continues.
      collect(item, `${path}.${item.index ?? name}`, pieces, onChange)
    }
  }
}

function maskTogether(parts: readonly Piece[], maskText: (text: string) => string): void {
  const text = parts.map((part) => part.text).join('')
  const masked = maskText(text)
  if (masked === text) return
  let at = 0
  for (const part of parts) {
    part.replace(masked.slice(at, at + part.text.length))
    at += part.text.length
  }
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
