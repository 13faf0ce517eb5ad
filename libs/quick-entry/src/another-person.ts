import type { Token } from './tokens'

/** Somebody else who did it: a person before the verb, and not the writer. */
export function isAboutAnother(tokens: readonly Token[], verbs: readonly Token['role'][]): boolean {
  const verb = tokens.findIndex(({ role }) => verbs.includes(role))
  const before = tokens.slice(0, Math.max(verb, 0))
  const person = before.findIndex(({ role }) => role === 'person')
  const isObject = before.slice(0, Math.max(person, 0)).some(({ role }) => role === 'preposition')
  return person >= 0 && !isObject && !before.some(({ role }) => role === 'subject')
}
