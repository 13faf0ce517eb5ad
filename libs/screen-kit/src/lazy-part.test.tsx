import { renderWithApi } from '@solvent/testing/render'
import { screen } from '@testing-library/react'
import { lazyPart } from './lazy-part'

function Chart({ of }: { of: string }) {
  return <p>The chart of {of}</p>
}

const words = { loading: 'Loading the chart...', failed: 'The chart could not be loaded.' }

/** As the bundler's runtime reports a script that did not come. */
const lost = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
  request: 'http://assets.test/7.js',
})

afterEach(() => jest.restoreAllMocks())

test('a part says that it is loading, and is there when its code is', async () => {
  const { promise, resolve } = withResolvers<typeof Chart>()
  const Part = lazyPart({ load: () => promise, ...words })
  renderWithApi(<Part of="debts" />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading the chart...')
  resolve(Chart)
  expect(await screen.findByText('The chart of debts')).toBeVisible()
})

test('a part whose code is lost says so in its place, and Try again fetches the file anew and brings it', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const load = jest.fn().mockRejectedValueOnce(lost).mockResolvedValue(Chart)
  const Part = lazyPart<{ of: string }>({ load, ...words })
  const { user } = renderWithApi(
    <>
      <p>The rest</p>
      <Part of="debts" />
    </>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('The chart could not be loaded.')
  expect(screen.getByText('The rest')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The chart of debts')).toBeVisible()
  expect(fetched).toHaveBeenCalledWith(lost.request, expect.objectContaining({ cache: 'reload' }))
})

test('a part in several scripts that are all lost is there after one Try again', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const alsoLost = Object.assign(new Error('Loading chunk 8 failed.'), { request: 'http://assets.test/8.js' })
  const load = jest.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(alsoLost).mockResolvedValue(Chart)
  const Part = lazyPart<{ of: string }>({ load, ...words })
  const { user } = renderWithApi(<Part of="debts" />)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The chart of debts')).toBeVisible()
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([lost.request, alsoLost.request])
})

test('a part that stays lost stays where it is, and can be tried again as often as one likes', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const Part = lazyPart<{ of: string }>({ load: () => Promise.reject(lost), ...words })
  const { user } = renderWithApi(<Part of="debts" />)
  for (let time = 0; time < 3; time += 1) {
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The chart could not be loaded.')
  }
})

test('what stands in for a part stays while its code is lost', async () => {
  const Part = lazyPart<{ of: string }>({
    load: () => Promise.reject(lost),
    ...words,
    standIn: ({ of }) => <p>No chart of {of} yet</p>,
  })
  renderWithApi(<Part of="debts" />)
  expect(screen.getByText('No chart of debts yet')).toBeVisible()
  expect(screen.queryByText('Loading the chart...')).not.toBeInTheDocument()
  await screen.findByRole('alert')
  expect(screen.getByText('No chart of debts yet')).toBeVisible()
})

test('code that was brought before it is needed is there at once', async () => {
  const Part = lazyPart({ load: () => Promise.resolve(Chart), ...words })
  Part.preload()
  await Promise.resolve()
  await Promise.resolve()
  renderWithApi(<Part of="debts" />)
  expect(screen.getByText('The chart of debts')).toBeVisible()
})

function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((take) => {
    resolve = take
  })
  return { promise, resolve }
}
