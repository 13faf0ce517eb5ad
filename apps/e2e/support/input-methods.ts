import { expect, type Locator } from '@playwright/test'

/** How a person works the app. Each way reaches the same things. */
export interface InputMethod {
  /** A button, a link or a box to tick. */
  press(target: Locator): Promise<void>
  /** Replaces what is in a field. */
  fill(field: Locator, text: string): Promise<void>
  /** An option of a list that opens. */
  select(list: Locator, option: string): Promise<void>
  /** One of a few in sight: a tab, a radio button, an entry of a menu. */
  pick(group: Locator, option: Locator): Promise<void>
  /** Moves a slider up. */
  slide(slider: Locator): Promise<void>
}

const SLIDE_PX = 60

/** The middle of what is in sight and at rest. */
async function middleOf(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not in sight`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const select: InputMethod['select'] = async (list, option) => {
  await list.selectOption(option)
}

export const mouse: InputMethod = {
  press: (target) => target.click(),
  fill: (field, text) => field.fill(text),
  select,
  pick: (_, option) => option.click(),
  async slide(slider) {
    const { x, y } = await middleOf(slider)
    const { mouse: pointer } = slider.page()
    await pointer.move(x, y)
    await pointer.down()
    await pointer.move(x + SLIDE_PX, y, { steps: 5 })
    await pointer.up()
  },
}

export const touch: InputMethod = {
  press: (target) => target.tap(),
  async fill(field, text) {
    await field.tap()
    await field.fill(text)
  },
  select,
  pick: (_, option) => option.tap(),
  async slide(slider) {
    const { x, y } = await middleOf(slider)
    await slider.page().touchscreen.tap(x + SLIDE_PX, y)
  },
}

/** More keys than any screen has places to stop at. */
const MOST_KEYS = 150

/** Whether an element has the focus or holds what has it, once the page has drawn what the last key did. */
function holdsFocus(target: Locator) {
  return target.evaluate(async (element) => {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    return element.contains(document.activeElement)
  })
}

/** Presses a key until something is so. A person sees where a key has led before they press the next. */
async function pressUntil(target: Locator, key: string, isDone: () => Promise<boolean>) {
  for (let presses = 0; presses < MOST_KEYS; presses += 1) {
    if (await isDone()) return
    await target.page().keyboard.press(key)
  }
  throw new Error(`${target} cannot be reached with ${key}`)
}

/** Goes on with Tab until the target has the focus; not before it can take it, as a person sees, too. */
export async function tabTo(target: Locator) {
  await expect(target).toBeVisible()
  await expect(target).toBeEnabled()
  await pressUntil(target, 'Tab', () => holdsFocus(target))
}

export const keyboard: InputMethod = {
  async press(target) {
    await tabTo(target)
    await target.press('Enter')
  },
  async fill(field, text) {
    await tabTo(field)
    await field.page().keyboard.press('ControlOrMeta+A')
    await field.page().keyboard.type(text)
  },
  async select(list, option) {
    await tabTo(list)
    const chosen = () => list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label)
    await pressUntil(list, 'ArrowDown', async () => (await chosen()) === option)
  },
  async pick(group, option) {
    await expect(option).toBeVisible()
    const isMenu = (await group.getAttribute('role')) === 'menu'
    // A menu takes the focus itself; anywhere else Tab leads.
    if (isMenu) await expect.poll(() => holdsFocus(group)).toBe(true)
    else await pressUntil(group, 'Tab', () => holdsFocus(group))
    await pressUntil(option, isMenu ? 'ArrowDown' : 'ArrowRight', () => holdsFocus(option))
    if (isMenu) await option.press('Enter')
  },
  async slide(slider) {
    await tabTo(slider)
    for (let step = 0; step < 10; step += 1) await slider.press('ArrowRight')
  },
}
