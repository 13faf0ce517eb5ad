import { callApi, newAccount, openAs } from '../support/api'
import { inDays } from '../support/in-days'
import { expectPage, unfoldOnPhone } from '../support/navigation'
import { test } from '../support/test'
import { shoot } from './shoot'

const profile = {
  name: 'Maya Okafor',
  monthly_income: 4200,
  currency_preference: 'USD',
  selected_model: 'llama3.1-8b',
}

const debt = {
  liability_type: 'Subscription',
  liability_amount: 1200,
  installments_total: 12,
  frequency: 'monthly',
  priority_score: 50,
  interest_rate: 0,
}

for (const dues of [0, 3, 60]) {
  test(`the next 60 days with ${dues} dues`, async ({ page, user }) => {
    const account = await newAccount(page)
    await callApi(page, account, 'PUT', '/api/profile', profile)
    const cash = { asset_type: 'Cash', asset_value: 1500, date_received: inDays(-30) }
    await callApi(page, account, 'POST', '/api/assets', cash)
    // A debt that falls due later is part of the plan, too.
    await callApi(page, account, 'POST', '/api/liabilities', { ...debt, due_date: inDays(80) })
    for (let number = 0; number < dues; number += 1) {
      // More than a month ahead, so that each falls due once.
      const due_date = inDays(33 + (number % 28))
      const body = { ...debt, description: `Plan ${number + 1}`, due_date }
      await callApi(page, account, 'POST', '/api/liabilities', body)
    }
    await callApi(page, account, 'PUT', '/api/plan-settings', { pay: { kind: 'monthly', day: 28 } })
    await openAs(page, account, '/recommendations')
    await expectPage(page, 'Plan')
    await unfoldOnPhone(user, 'Your next 60 days')
    await shoot(page, `days-ahead-${dues}`)
  })
}
