import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { useUrlParams } from './use-url-params'

const setting = (name: string, value: string) => (params: URLSearchParams) => {
  params.set(name, value)
  return params
}

function Page() {
  const { pathname, search } = useLocation()
  const [, setByTable] = useUrlParams()
  const [, setByTabs] = useUrlParams()
  return (
    <>
      <output>{pathname + search}</output>
      <button
        type="button"
        onClick={() => {
          setByTable(setting('q', 'card'))
          setByTabs(setting('tab', 'paid'))
        }}
      >
        Search and turn
      </button>
      <button type="button" onClick={() => setByTabs(setting('tab', 'owed'))}>
        Turn
      </button>
    </>
  )
}

test('simultaneous changes by two components both reach the URL', async () => {
  render(
    <MemoryRouter initialEntries={['/loans?sort=name']}>
      <Page />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Search and turn' }))
  expect(await screen.findByText('/loans?sort=name&q=card&tab=paid')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Turn' }))
  expect(await screen.findByText('/loans?sort=name&q=card&tab=owed')).toBeVisible()
})
