import type { Browser, BrowserContext } from '@playwright/test'

/** Runs in each page: what its policy kept it from is an error of the console, whatever the browser says itself. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`securitypolicyviolation: ${effectiveDirective} ${blockedURI} ${sample}`)
  })
}

/** Said by the tool of these journeys, where they go without the worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** Listens to every page that a browser opens from now on. */
export function listenForProblems(browser: Browser) {
  /** Errors and warnings of the consoles, and errors that nobody caught. */
  const problems: string[] = []

  function listen(context: BrowserContext) {
    void context.addInitScript(reportViolations)
    context.on('console', (message) => {
      const type = message.type()
      if (type !== 'error' && type !== 'warning') return
      if (message.text() === BLOCKED) return
      problems.push(`${type}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (problem) => {
      problems.push(`uncaught: ${problem.error().stack ?? problem.error().message}`)
    })
  }
  browser.on('context', listen)
  return { problems, stop: () => browser.off('context', listen) }
}
