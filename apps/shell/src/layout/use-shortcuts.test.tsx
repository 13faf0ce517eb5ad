import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { useShortcuts } from './use-shortcuts'

const opened: string[] = []

function Page({ name }: { name: string }) {
  useShortcuts({ '/': () => opened.push(name) })
  return <h1>{name}</h1>
}

/** Presses a key as soon as a page is rendered, before its effects run. */
function EarlyKeyPress({ page }: { page: string }) {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: page && '/', bubbles: true }))
  }, [page])
  return null
}

test('a key pressed the moment a page shows acts on that page', () => {
  const at = (page: string) => (
    <>
      <Page name={page} />
      <EarlyKeyPress page={page} />
    </>
  )
  const { rerender } = render(at('Assets'))
  opened.length = 0
  rerender(at('Liabilities'))
  expect(opened).toEqual(['Liabilities'])
})
