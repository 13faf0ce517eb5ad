/** @jest-environment ./jest-browser-environment.mjs */
/// <reference lib="dom" />

const PAGE = `
  <main id="top" class="page wide">
    <section class="card"><h2>Title</h2><p class="a.b muted" lang="en">Text</p></section>
    <ul><li class="first">One</li><li data-kind="second, third">Two <a href="/there" class="link">there</a></li></ul>
    <svg class="icon"><path class="stroke"></path></svg>
    <form><input type="checkbox" class="box" checked><button disabled>Save</button></form>
  </main>`

test.each([
  'p',
  'P',
  '*',
  '.card',
  '.Card',
  '.page.wide',
  'main .muted, li',
  'section > p, .nothing',
  'li + li',
  'li ~ .link',
  '.first, .second, .third',
  '.a\\.b',
  '[data-kind="second, third"]',
  'li:not(.first, .second)',
  ':not(.card) > .muted',
  ':is(.first, [data-kind]) .link',
  ':where(.card, main) > h2',
  'section:has(.muted)',
  'form:has(:checked) button',
  ':has(> .stroke)',
  'li:nth-child(2 of .first, li)',
  '.icon path.stroke',
  'button:disabled',
  '#top',
  'main#top > .card h2',
  '::before',
  '.card::after',
  '.broken:[',
])('the rule of %p gives its style to what it matches, and to nothing else', (selector) => {
  document.head.innerHTML = `<style>${selector} { z-index: 7; }</style>`
  document.body.innerHTML = PAGE
  const all = [...document.querySelectorAll('main, main *')]
  const styled = all.filter((element) => getComputedStyle(element).zIndex === '7')
  expect(styled).toEqual(all.filter((element) => matches(element, selector)))
})

/** The selector engine's result without the optimization. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}
