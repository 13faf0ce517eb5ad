/** What only the shell brings, by names that stay in a minified script since others look for them. */
const MARKS = {
  zod: '~standard',
  axios: 'AxiosError',
  'the core of the federation runtime': '__FEDERATION__',
} as const

/** What of it a remote has a copy of in its scripts, a sentence each. */
export function copiedCode(name: string, scripts: readonly string[]): string[] {
  return found(scripts).map((what) => `${name} contains ${what}, which the shell has.`)
}

/** The marks that are gone from the shell's own scripts, and so show nothing any more; a sentence each. */
export function lostMarks(shellScripts: readonly string[]): string[] {
  const there = found(shellScripts)
  return Object.keys(MARKS)
    .filter((what) => !there.includes(what))
    .map((what) => `The mark of ${what} is not in the shell: another one has to be found.`)
}

function found(scripts: readonly string[]): string[] {
  return Object.entries(MARKS).flatMap(([what, mark]) =>
    scripts.some((script) => script.includes(mark)) ? [what] : [],
  )
}
