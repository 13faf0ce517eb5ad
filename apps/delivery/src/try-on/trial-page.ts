import { withRegistry } from '@solvent/delivery/page-registry'

/** Where the page sends its errors; no path of the shell begins like it. */
export const PROBLEMS_PATH = '/-/problems'
/** A file, because the policy of the page allows no inline scripts. */
export const START_SCRIPT_PATH = '/-/start.js'

/** Signs the page in and reports its errors, before its other scripts run. */
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

/** The page of a shell with a registry, which runs the start script first. */
export function trialPage(page: string, registry: unknown): string {
  return withRegistry(page, JSON.stringify(registry)).replace(
    /<head[^>]*>/,
    (head) => `${head}<script src="${START_SCRIPT_PATH}"></script>`,
  )
}
