/** The built-in types in their order, then the person's other types by name. */
export function typeList(builtIn: readonly string[], used: readonly string[]): string[] {
  const custom = [...new Set(used)].filter((type) => !builtIn.includes(type))
  return [...builtIn, ...custom.sort((a, b) => a.localeCompare(b, 'en'))]
}
