import type { Locator, Page } from '@playwright/test'
import { requestOn } from '../support/api'
import { expectAccessible } from '../support/expect-accessible'
import { goTo, open, type PageName, type User } from '../support/navigation'
import { waitForNetworkIdle } from '../support/network-idle'
import { signUpFilled } from '../support/sample-books'
import { messages } from '../support/scripted-model'
import { expect, test } from '../support/test'

const DAY_MS = 86_400_000
const CHOICE = 'Show my currency on every page'

// The API key is fake, so the list of models cannot be loaded.
test.beforeEach(({ allowProblem }) => allowProblem(/status of 503 .*\/api\/models/))

/** All markup and field values of the page. */
const allText = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    return [document.body.innerHTML, ...fields.map(({ value }) => value)].join('\n')
  })

/** Scrolls through the page, so that its charts render, and waits for them. */
async function renderEverything(page: Page) {
  await page.evaluate(async () => {
    const before = window.scrollY
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      window.scrollTo(0, top)
      // One frame to detect what is near the viewport, one to render it.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    }
    window.scrollTo(0, before)
  })
  await waitForNetworkIdle(page)
  await expect(page.getByText(/^Loading /).filter({ visible: true })).toHaveCount(0)
}

/** Waits until `shown` is visible, and expects euros and no dollar sign anywhere on the page. */
async function expectEuros(page: Page, shown: Locator) {
  await expect(shown.first()).toBeVisible()
  await renderEverything(page)
  const text = await allText(page)
  expect(text).toContain('€')
  expect(text).not.toContain('$')
}

async function chooseEuros({ page, input }: User) {
  await input.press(page.getByRole('button', { name: 'Edit Profile' }))
  await page.getByLabel('Currency preference').selectOption('EUR')
  await expect(page.getByRole('checkbox', { name: CHOICE })).toBeChecked()
}

const save = ({ page, input }: User) => input.press(page.getByRole('button', { name: 'Save Changes' }))

async function expectEurosOn(user: User, name: PageName, shown: (page: Page) => Locator) {
  await goTo(user, name)
  await expectEuros(user.page, shown(user.page))
}

/** Checks a debt from its details to the result of a payment. */
async function checkDebt({ page, input }: User) {
  await input.press(page.getByRole('link', { name: 'Blue hatchback' }).first())
  await expectEuros(page, page.getByRole('table').getByText(/^€/))
  await input.press(page.getByRole('button', { name: /^Pay/ }).first())
  const dialog = page.getByRole('dialog', { name: 'Pay Blue hatchback' })
  await dialog.getByRole('radio', { name: 'Other amount' }).check()
  await dialog.getByLabel('Payment amount').fill('9000')
  await dialog.getByLabel('Pay from').selectOption('Wallet and jar (€850.50)')
  await input.press(dialog.getByRole('button', { name: 'Pay €9,000.00' }))
  await expectEuros(page, dialog.getByText(/Insufficient funds in .*\. Available: €/))
  await dialog.getByLabel('Payment amount').fill('700')
  await expectEuros(page, dialog.getByRole('button', { name: 'Pay €700.00' }))
  await input.press(dialog.getByRole('button', { name: 'Pay €700.00' }))
  await expectEuros(page, page.getByText(/^€700\.00 paid to /))
}

async function askAssistant({ page, input }: User) {
  await input.press(page.getByRole('button', { name: 'Assistant', exact: true }))
  const log = page.getByRole('log', { name: 'Conversation' })
  for (const [message, answer] of [
    ['I spent 12.50 on lunch', /^Saved: €12\.50/],
    [messages.total, /^You owe €/],
    [messages.several, /more than one entry/],
    [messages.question, /order of your plan/],
  ] as const) {
    await page.getByRole('textbox', { name: 'Message' }).fill(message)
    await input.press(page.getByRole('button', { name: 'Send' }))
    await expectEuros(page, log.getByText(answer))
  }
}

test('with euros on every page there is no dollar sign anywhere', async ({ page, user }) => {
  const account = await signUpFilled(page)
  const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
  await requestOn(page, account, yesterday, '/api/recommendations')
  await goTo(user, 'Profile')
  await chooseEuros(user)
  await save(user)
  await expectEuros(page, page.getByText('€4,200.00'))

  await expectEurosOn(user, 'Dashboard', () => page.getByText(/^€[\d,]+$/))
  await expectEurosOn(user, 'Assets', () => page.getByRole('table').getByText(/^€/))
  await user.input.press(page.getByRole('button', { name: 'Add Asset' }).first())
  await expectEuros(page, page.getByRole('dialog', { name: 'Add Asset' }))
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: /Expected/ }).click()
  await expectEuros(page, page.getByText(/^€640\.00/))
  await expectEurosOn(user, 'Liabilities', () => page.getByRole('table').getByText(/^€/))
  await checkDebt(user)
  await expectEurosOn(user, 'Plan', () =>
    page.getByRole('heading', { name: 'Why your debt-free date changed' }),
  )
  await user.input.press(page.getByRole('button', { name: 'Why this rank?' }).first())
  await expectEuros(page, page.getByText(/^Rank 1 of /))
  await askAssistant(user)

  // The next visit knows the currency before any data is loaded.
  const texts = await dollarTextsOnReload(page)
  expect(texts).toEqual([])
})

/** Reloads the plan and returns every text with a dollar sign that appeared meanwhile. */
async function dollarTextsOnReload(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const found: string[] = []
    Object.assign(window, { dollarTexts: found })
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        for (const node of [target, ...addedNodes]) {
          const text = node.textContent ?? ''
          if (text.includes('$') && !(node.parentElement?.closest('script, style') ?? false)) found.push(text)
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await open(page, '/recommendations')
  await expectEuros(page, page.getByRole('heading', { name: 'Why your debt-free date changed' }))
  return page.evaluate(() => (window as unknown as { dollarTexts: string[] }).dollarTexts)
}

test('without the option only the dashboard is in euros', async ({ page, user }) => {
  await signUpFilled(page)
  await goTo(user, 'Profile')
  await chooseEuros(user)
  await page.getByRole('checkbox', { name: CHOICE }).uncheck()
  await save(user)
  await expect(page.getByText('With a dollar sign')).toBeVisible()
  await goTo(user, 'Assets')
  await expect(page.getByRole('table').getByText('$850.50')).toBeVisible()
  expect(await allText(page)).not.toContain('€')
  await goTo(user, 'Dashboard')
  await expect(page.getByText(/^€[\d,]+$/).first()).toBeVisible()
})

test('a second tab switches the currency immediately, also in the texts of the plan', async ({
  page,
  user,
  context,
}) => {
  await signUpFilled(page)
  const tab = await context.newPage()
  await open(tab, '/recommendations')
  await expect(tab.getByText(/^Pay this month: \$/).first()).toBeVisible()
  await open(page, '/profile')
  await chooseEuros(user)
  await save(user)
  await expectEuros(tab, tab.getByText(/^Pay this month: €/))
})

test('the choice of the currency is accessible', async ({ page, user }) => {
  await signUpFilled(page)
  await goTo(user, 'Profile')
  await chooseEuros(user)
  await expectAccessible(page, 'the profile with another currency')
})
