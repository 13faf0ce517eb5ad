import type { Page } from '@playwright/test'
import { callApi, newAccount, openAs } from '../support/api'
import { expectAccessible } from '../support/expect-accessible'
import { keyboard, mouse, touch } from '../support/input-methods'
import { open, type User } from '../support/navigation'
import { expect, test } from '../support/test'

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' })

/** What is written, and the beginning of the reply. */
const ENTRIES = [
  ['Hi, I just spent 12.50 on lunch', 'Saved: $12.50, lunch, from Cash.'],
  ['blew 40 bucks on pizza and beer', 'Saved: $40.00, pizza and beer, from Cash.'],
  ['From savings: 85 dollars for the dentist', 'Saved: $85.00, dentist, from Savings Account.'],
  ['car insurance set me back $112.35', 'Saved: $112.35, car insurance, from Cash.'],
  ['note 7 dollars and 20 cents for the bus', 'Saved: $7.20, bus, from Cash.'],
  ['Earned 80 babysitting', 'Saved: $80.00, babysitting, to Cash.'],
  ['sold my old bike for 150', 'Saved: $150.00, old bike, to Cash.'],
  ['ayer gasté 20,50 en gasolina', 'Saved: $20.50, gasolina, from Cash.'],
  ['habe 9,90 für Brötchen ausgegeben', 'Saved: $9.90, Brötchen, from Cash.'],
  ['put 100 toward the car loan from savings', 'Saved: $100.00, Car Loan, from Savings Account.'],
] as const

const QUESTIONS = [
  ['how much do i owe altogether', /^You owe \$3,[56]00\.00 on Car Loan/],
  ["what's in my savings?", /^Savings Account holds/],
  ['where did my money go this month', /Transport|Eating out/],
  ['when will I be debt free?', 'debt-free'],
  ['does everything add up', 'Yes, everything adds up'],
] as const

async function say({ page, input }: User, text: string) {
  await expect(field(page)).toBeEnabled()
  await input.fill(field(page), text)
  await input.press(page.getByRole('button', { name: 'Send' }))
}

/** Opens the assistant of a user with cash, savings and a car loan, but no AI key. */
async function begin({ page, input }: User) {
  const account = await newAccount(page)
  const assets = { date_received: '2026-01-02' }
  await callApi(page, account, 'POST', '/api/assets', { ...assets, asset_type: 'Cash', asset_value: 900 })
  await callApi(page, account, 'POST', '/api/assets', {
    ...assets,
    asset_type: 'Savings Account',
    asset_value: 2000,
  })
  await callApi(page, account, 'POST', '/api/liabilities', {
    liability_type: 'Car Loan',
    liability_amount: 3600,
    installments_total: 12,
    frequency: 'monthly',
    due_date: '2030-01-20',
    priority_score: 50,
    interest_rate: 0,
  })
  await openAs(page, account, '/assets')
  await input.press(page.getByRole('button', { name: 'Assistant', exact: true }))
}

const inputMethods = [
  { name: 'the mouse', input: mouse, entries: 10, options: {} },
  // Each message takes seconds with the keyboard.
  { name: 'the keyboard', input: keyboard, entries: 2, options: {} },
  {
    name: 'a finger on a phone',
    input: touch,
    entries: 10,
    options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  },
] as const

for (const { name, input, entries, options } of inputMethods) {
  test.describe(`with ${name} and without an AI key`, () => {
    test.use({ input, ...options })

    test(`${entries} entries are saved, five questions answered and two drafts confirmed`, async ({
      page,
      user,
    }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await begin(user)
      for (const [text, reply] of ENTRIES.slice(0, entries)) {
        await say(user, text)
        await expect(log(page).getByText(reply)).toBeVisible()
      }
      for (const [text, reply] of QUESTIONS) {
        await say(user, text)
        await expect(log(page).getByText(reply).last()).toBeVisible()
      }
      await expectAccessible(page, 'answers without a key')
      await say(user, 'I think I spent 13.40 on printer paper')
      const paper = log(page).getByRole('region', { name: '$13.40 for printer paper' })
      await input.press(paper.getByRole('button', { name: 'Save' }))
      await expect(log(page).getByText('printer paper, from Cash')).toBeVisible()
      await say(user, 'paid 23.40 for dog food with my card')
      const food = log(page).getByRole('region', { name: '$23.40 for dog food' })
      await expectAccessible(page, 'a draft without a key')
      await input.fill(food.getByLabel('Amount'), '24.40')
      await input.press(food.getByRole('button', { name: 'Save' }))
      await expect(log(page).getByText('$24.40').first()).toBeVisible()
    })
  })
}

test('an unclear question is suggested as chips, and a tap asks it', async ({ page, user }) => {
  await begin(user)
  await say(user, 'what about my debts and payments?')
  await expect(log(page).getByText('Did you mean one of these?')).toBeVisible()
  await expectAccessible(page, 'suggested questions')
  const chip = log(page).getByRole('button', { name: /\?$/ }).first()
  const question = await chip.textContent()
  await chip.click()
  await expect(log(page).getByText(`You: ${question}`)).toBeVisible()
})

test('what a correction teaches is used next time, and can be forgotten in the profile', async ({
  page,
  user,
}) => {
  await begin(user)
  await say(user, 'spent 45 on flurbix')
  await expect(log(page).getByText('Saved: $45.00, flurbix, from Cash.')).toBeVisible()
  await log(page).getByLabel('Category').selectOption('Leisure')
  await say(user, 'flurbix 30')
  await expect(log(page).getByText('Saved: $30.00, flurbix, from Cash.')).toBeVisible()
  await expect(log(page).getByLabel('Category').last()).toHaveValue('Leisure')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await open(page, '/profile')
  await expect(page.getByText('flurbix: Leisure')).toBeVisible()
  await expectAccessible(page, 'the profile with learned words')
  await page.getByRole('button', { name: 'Forget flurbix' }).click()
  await expect(page.getByText('flurbix: Leisure')).toBeHidden()
})
