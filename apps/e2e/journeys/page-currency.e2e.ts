import type { Locator, Page } from '@playwright/test'
import { requestOn } from '../support/api'
import { expectAccessible } from '../support/expect-accessible'
import { goTo, open, type PageName, type User } from '../support/navigation'
import { networkAtRest } from '../support/network-at-rest'
import { signUpFilled } from '../support/sample-books'
import { messages } from '../support/scripted-model'
import { expect, test } from '../support/test'

const DAY_MS = 86_400_000
const CHOICE = 'Show my currency on every page'

// The key is made up, so the list of models cannot be had.
test.beforeEach(({ provokes }) => provokes(/status of 503 .*\/api\/models/))

/** What is there to be seen, heard and typed into: texts, names and values, whatever the markup. */
const everything = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    return [document.body.innerHTML, ...fields.map(({ value }) => value)].join('\n')
  })

/** Scrolls through the page, whose charts are drawn when they come near the window, and waits for them. */
async function drawEverything(page: Page) {
  await page.evaluate(async () => {
    const before = window.scrollY
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      window.scrollTo(0, top)
      // What is near is known in the next frame, and drawn by the one after it.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    }
    window.scrollTo(0, before)
  })
  await networkAtRest(page)
  await expect(page.getByText(/^Loading /).filter({ visible: true })).toHaveCount(0)
}

/** Waits for what shows that the page is there, and expects no dollar sign anywhere on it. */
async function expectEuros(page: Page, shown: Locator) {
  await expect(shown.first()).toBeVisible()
  await drawEverything(page)
  const text = await everything(page)
  expect(text).toContain('€')
  expect(text).not.toContain('$')
}

async function chooseEuros({ page, input }: User) {
  await input.press(page.getByRole('button', { name: 'Edit Profile' }))
  await page.getByLabel('Currency Preference').selectOption('EUR')
  await expect(page.getByRole('checkbox', { name: CHOICE })).toBeChecked()
}

const save = ({ page, input }: User) => input.press(page.getByRole('button', { name: 'Save Changes' }))

async function expectEurosOn(user: User, name: PageName, shown: (page: Page) => Locator) {
  await goTo(user, name)
  await expectEuros(user.page, shown(user.page))
}

/** Goes through everything that a debt shows, to the result of a payment. */
async function lookAtDebt({ page, input }: User) {
  await input.press(page.getByRole('link', { name: 'Blue hatchback' }).first())
  await expectEuros(page, page.getByRole('table').getByText(/^€/))
  await input.press(page.getByRole('button', { name: /^Pay/ }).first())
  const dialog = page.getByRole('dialog', { name: 'Pay Blue hatchback' })
  await dialog.getByRole('radio', { name: 'Other amount' }).check()
  await dialog.getByLabel('Payment Amount').fill('9000')
  await dialog.getByLabel('Pay From').selectOption('Cash (€850.50)')
  await input.press(dialog.getByRole('button', { name: 'Pay €9,000.00' }))
  await expectEuros(page, dialog.getByText(/Insufficient funds in .*\. Available: €/))
  await dialog.getByLabel('Payment Amount').fill('700')
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

test('whoever shows euros on every page finds no dollar sign anywhere', async ({ page, user }) => {
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
  await lookAtDebt(user)
  await expectEurosOn(user, 'Plan', () => page.getByRole('heading', { name: 'Why the date moved' }))
  await user.input.press(page.getByRole('button', { name: 'Why is this first?' }))
  await expectEuros(page, page.getByText(/^Number 1 of /))
  await askAssistant(user)

  // The next visit knows the currency before it has read anything.
  const paints = await dollarsPainted(page)
  expect(paints).toEqual([])
})

/** Opens the plan anew and answers every text with a dollar sign that came onto the page meanwhile. */
async function dollarsPainted(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { dollarsSeen: seen })
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        for (const node of [target, ...addedNodes]) {
          const text = node.textContent ?? ''
          if (text.includes('$') && !(node.parentElement?.closest('script, style') ?? false)) seen.push(text)
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await open(page, '/recommendations')
  await expectEuros(page, page.getByRole('heading', { name: 'Why the date moved' }))
  return page.evaluate(() => (window as unknown as { dollarsSeen: string[] }).dollarsSeen)
}

test('whoever keeps dollar signs on the pages has them, and the dashboard in euros', async ({
  page,
  user,
}) => {
  await signUpFilled(page)
  await goTo(user, 'Profile')
  await chooseEuros(user)
  await page.getByRole('checkbox', { name: CHOICE }).uncheck()
  await save(user)
  await expect(page.getByText('With a dollar sign')).toBeVisible()
  await goTo(user, 'Assets')
  await expect(page.getByRole('table').getByText('$850.50')).toBeVisible()
  expect(await everything(page)).not.toContain('€')
  await goTo(user, 'Dashboard')
  await expect(page.getByText(/^€[\d,]+$/).first()).toBeVisible()
})

test('a second tab shows the currency at once, the words of the plan with it', async ({
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
