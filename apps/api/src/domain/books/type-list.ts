/** The built-in types in their order, then the person's own ones by name. */
export function typeList(builtIn: readonly string[], used: readonly string[]): string[] {
  const own = [...new Set(used)].filter((type) => !builtIn.includes(type))
  return [...builtIn, ...own.sort((a, b) => a.localeCompare(b, 'en'))]
}
