/** A script that could not be loaded or run, or whose content is not what was released. */
export class ScriptError extends Error {
  readonly url: string

  constructor(message: string, url: string, options?: ErrorOptions) {
    super(message, options)
    this.url = url
  }
}

/** The URL of the script that caused an error. The runtime of a remote reports it as `request`. */
export function scriptUrlOfError(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('url' in error && typeof error.url === 'string') return error.url
  if ('request' in error && typeof error.request === 'string') return error.request
  return 'cause' in error ? scriptUrlOfError(error.cause) : undefined
}
