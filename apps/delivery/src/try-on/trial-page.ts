const REGISTRY_START = '<script type="application/json" id="remote-registry">'

/** Where the page sends its errors; no path of the shell begins like it. */
export const PROBLEMS_PATH = '/-/problems'

/** Signs the page in and reports its errors, before any of its own scripts. */
function startScript(token: string): string {
  return `<script>(() => {
  localStorage.setItem('access_token', ${inScript(token)})
  const { fetch } = window
  const report = (problem) =>
    fetch.call(window, '${PROBLEMS_PATH}', { method: 'POST', body: String(problem).slice(0, 500), keepalive: true }).catch(() => undefined)
  addEventListener('error', ({ error, message }) => report(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
  const { error } = console
  console.error = (...args) => {
    report(args.find((each) => each instanceof Error) ?? args.join(' '))
    error.apply(console, args)
  }
})()</script>`
}

/** A "<" in a value could end the script element early. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** The page of a shell, signed in, with a registry. */
export function trialPage(page: string, registry: unknown, token: string): string {
  return page
    .replace(REGISTRY_START, () => REGISTRY_START + inScript(registry))
    .replace(/<head[^>]*>/, (head) => head + startScript(token))
}
