import type { Locator } from '@playwright/test'

/** How far to the right an element and everything in it reaches, in CSS pixels. */
export async function rightEdge(element: Locator): Promise<number> {
  const reach = await element.evaluate((whole) =>
    Math.max(...[...whole.querySelectorAll('*')].map((one) => one.getBoundingClientRect().right)),
  )
  return Math.ceil(reach)
}
