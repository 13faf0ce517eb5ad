import type { Browser, BrowserContext } from '@playwright/test'

/** Runs in each page: logs every policy violation as a console error, independent of the browser's own messages. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`securitypolicyviolation: ${effectiveDirective} ${blockedURI} ${sample}`)
  })
}

/** Logged by Playwright where it blocks service workers. */
const SERVICE_WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

/** Collects the problems of every page that a browser opens from now on. */
export function listenForProblems(browser: Browser) {
  /** Console errors and warnings, and uncaught errors. */
  const problems: string[] = []

  function listen(context: BrowserContext) {
    void context.addInitScript(reportViolations)
    context.on('console', (message) => {
      const type = message.type()
      if (type !== 'error' && type !== 'warning') return
      if (message.text() === SERVICE_WORKER_BLOCKED) return
      problems.push(`${type}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (problem) => {
      problems.push(`uncaught: ${problem.error().stack ?? problem.error().message}`)
    })
  }
  browser.on('context', listen)
  return { problems, stop: () => browser.off('context', listen) }
}
