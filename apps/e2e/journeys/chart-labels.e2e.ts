import type { Page } from '@playwright/test'
import { callApi } from '../support/api'
import { deskAndPhone } from '../support/desk-and-phone'
import { goTo, open, unfoldOnPhone } from '../support/navigation'
import { signUpFilled } from '../support/sample-books'
import { expect, test } from '../support/test'

/** The labels of the visible charts that reach beyond their chart, and how many labels there are. */
function cutOffLabels(page: Page) {
  return page.evaluate(() => {
    const charts = [...document.querySelectorAll('figure svg')].filter((chart) => chart.checkVisibility())
    const labels = charts.flatMap((chart) => {
      const box = chart.getBoundingClientRect()
      return [...chart.querySelectorAll('text')].map((label) => ({
        box,
        label,
        own: label.getBoundingClientRect(),
      }))
    })
    const isCutOff = ({ box, own }: (typeof labels)[number]) =>
      own.left < box.left - 0.5 ||
      own.right > box.right + 0.5 ||
      own.top < box.top - 0.5 ||
      own.bottom > box.bottom + 0.5
    return { count: labels.length, cutOff: labels.filter(isCutOff).map(({ label }) => label.textContent) }
  })
}

async function expectWholeLabels(page: Page, chart: string) {
  const figure = page.getByRole('figure', { name: chart })
  // Charts are loaded when they come into view.
  await figure.scrollIntoViewIfNeeded()
  await expect(figure.locator('svg text').first()).toBeVisible()
  const { count, cutOff } = await cutOffLabels(page)
  expect(count, chart).toBeGreaterThan(3)
  expect(cutOff, `labels of ${chart} that are cut off`).toEqual([])
}

for (const { name, options } of deskAndPhone) {
  test.describe(name, () => {
    test.use(options)

    test('no label of a chart is cut off', async ({ page, user }) => {
      const account = await signUpFilled(page)
      await goTo(user, 'Plan')
      await unfoldOnPhone(user, 'Show your debt over time')
      await expectWholeLabels(page, 'Your debt over time')
      const { liabilities } = await callApi(page, account, 'GET', '/api/liabilities')
      await open(page, `/liabilities?liability=${liabilities[0].id}`)
      await expectWholeLabels(page, 'Balance over time')
    })
  })
}
