const REGISTRY_START = '<script type="application/json" id="remote-registry">'

/** Where the page sends its errors; no path of the shell begins like it. */
export const PROBLEMS_PATH = '/-/problems'
/** A file, because the policy of the page allows no inline scripts. */
export const START_SCRIPT_PATH = '/-/start.js'

/** Signs the page in and reports its errors, before any of its own scripts. */
export function startScript(token: string): string {
  return `(() => {
  localStorage.setItem('access_token', ${JSON.stringify(token)})
  const { fetch } = window
  const report = (problem) =>
    fetch.call(window, '${PROBLEMS_PATH}', { method: 'POST', body: String(problem).slice(0, 500), keepalive: true }).catch(() => undefined)
  addEventListener('error', ({ error, message }) => report(error ?? message))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report('the policy of the page blocks ' + blockedURI + ' (' + effectiveDirective + ')'))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
  const { error } = console
  console.error = (...args) => {
    report(args.find((each) => each instanceof Error) ?? args.join(' '))
    error.apply(console, args)
  }
})()`
}

/** A "<" in a value could end the script element early. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** The page of a shell with a registry, which runs the start script first. */
export function trialPage(page: string, registry: unknown): string {
  return page
    .replace(REGISTRY_START, () => REGISTRY_START + inScript(registry))
    .replace(/<head[^>]*>/, (head) => `${head}<script src="${START_SCRIPT_PATH}"></script>`)
}
