/** The first element that the selector finds on the page that is shown; those of hidden pages are there, too. */
export function shownElement(selector: string): HTMLElement | null {
  return document.querySelector(`main > :not([hidden]) ${selector}`)
}

/** Whether an element is on a page that has been left. */
export function isLeft(element: Element): boolean {
  return element.closest('main > [hidden]') !== null
}
