/** The first match of the selector on the visible page; hidden pages are in the document, too. */
export function shownElement(selector: string): HTMLElement | null {
  return document.querySelector(`main > :not([hidden]) ${selector}`)
}

/** Whether an element is on a hidden page. */
export function isLeft(element: Element): boolean {
  return element.closest('main > [hidden]') !== null
}
