/** Libraries that only the shell may contain, with texts that survive minification because other code looks them up. */
const MARKERS = {
  zod: '~standard',
  axios: 'AxiosError',
  'the core of the federation runtime': '__FEDERATION__',
} as const

/** A sentence for each such library that a remote's scripts contain. */
export function copiedCode(name: string, scripts: readonly string[]): string[] {
  return found(scripts).map((what) => `${name} contains ${what}, which the shell has.`)
}

/** A sentence for each marker that is no longer in the shell's scripts and so would detect nothing. */
export function missingMarkers(shellScripts: readonly string[]): string[] {
  const present = found(shellScripts)
  return Object.keys(MARKERS)
    .filter((what) => !present.includes(what))
    .map((what) => `The mark of ${what} is not in the shell: another one has to be found.`)
}

function found(scripts: readonly string[]): string[] {
  return Object.entries(MARKERS).flatMap(([what, marker]) =>
    scripts.some((script) => script.includes(marker)) ? [what] : [],
  )
}
