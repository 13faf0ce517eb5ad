import { expect, type Locator } from '@playwright/test'

/** A way to operate the app. Every method can reach the same controls. */
export interface InputMethod {
  /** Presses a button, link or checkbox. */
  press(target: Locator): Promise<void>
  /** Replaces the value of a field. */
  fill(field: Locator, text: string): Promise<void>
  /** Selects an option of a drop-down list. */
  select(list: Locator, option: string): Promise<void>
  /** Picks one of several visible options: a tab, a radio button, a menu item. */
  pick(group: Locator, option: Locator): Promise<void>
  /** Moves a slider up. */
  slide(slider: Locator): Promise<void>
}

const SLIDE_PX = 60

/** The centre of an element, scrolled to the middle of the window, where no bar covers it. */
async function middleOf(target: Locator) {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
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

/** More than the tab stops of any screen. */
const MAX_KEY_PRESSES = 150

/** Whether an element has or contains the focus, after the page has rendered the last key press. */
function holdsFocus(target: Locator) {
  return target.evaluate(async (element) => {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    return element.contains(document.activeElement)
  })
}

/** Presses a key until `isDone`, which is checked before each press, as a person would. */
async function pressUntil(target: Locator, key: string, isDone: () => Promise<boolean>) {
  for (let presses = 0; presses < MAX_KEY_PRESSES; presses += 1) {
    if (await isDone()) return
    await target.page().keyboard.press(key)
  }
  throw new Error(`${target} cannot be reached with ${key}`)
}

/** Waits until the target is visible and enabled, then presses Tab until it has the focus. */
export async function tabTo(target: Locator) {
  await expect(target).toBeVisible()
  await expect(target).toBeEnabled()
  await pressUntil(target, 'Tab', () => holdsFocus(target))
}

export const keyboard: InputMethod = {
  async press(target) {
    await tabTo(target)
    // Enter sends the form of a checkbox.
    const isCheckbox = await target.evaluate((element) => element.matches('[type=checkbox]'))
    await target.press(isCheckbox ? 'Space' : 'Enter')
  },
  async fill(field, text) {
    await tabTo(field)
    await field.page().keyboard.press('ControlOrMeta+A')
    await field.page().keyboard.type(text)
  },
  async select(list, option) {
    await tabTo(list)
    const chosen = () => list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label)
    for (let before = await chosen(); before !== option; before = await chosen()) {
      await list.press('ArrowDown')
      // A busy page shows the choice late, and another press would skip it. The last option changes no more.
      await expect.poll(chosen).not.toBe(before)
    }
  },
  async pick(group, option) {
    await expect(option).toBeVisible()
    const isMenu = (await group.getAttribute('role')) === 'menu'
    // A menu takes the focus itself; other groups are reached with Tab.
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
