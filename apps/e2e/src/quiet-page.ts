import type { Browser, BrowserContext } from '@playwright/test'

/** Listens to every page that a browser opens from now on. */
export function listenForProblems(browser: Browser) {
  /** Errors and warnings of the consoles, and errors that nobody caught. */
  const problems: string[] = []

  function listen(context: BrowserContext) {
    context.on('console', (message) => {
      const type = message.type()
      if (type !== 'error' && type !== 'warning') return
      problems.push(`${type}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (problem) => {
      problems.push(`uncaught: ${problem.error().stack ?? problem.error().message}`)
    })
  }
  browser.on('context', listen)
  return { problems, stop: () => browser.off('context', listen) }
}
