import { renderWithApi } from '@solvent/testing/render'
import { screen } from '@testing-library/react'
import { lazyPart } from './lazy-part'

function Chart({ of }: { of: string }) {
  return <p>The chart of {of}</p>
}

const words = { loading: 'Loading the chart...', failed: 'The chart could not be loaded.' }

/** As the bundler's runtime reports a script that failed to load. */
const loadError = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
  request: 'http://assets.test/7.js',
})

afterEach(() => jest.restoreAllMocks())

test('a part says that it is loading until its code has loaded', async () => {
  const { promise, resolve } = withResolvers<typeof Chart>()
  const Part = lazyPart({ load: () => promise, ...words })
  renderWithApi(<Part of="debts" />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading the chart...')
  resolve(Chart)
  expect(await screen.findByText('The chart of debts')).toBeVisible()
})

test('a part that fails to load shows an error in its place, and Try again refetches the file', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const load = jest.fn().mockRejectedValueOnce(loadError).mockResolvedValue(Chart)
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
  expect(fetched).toHaveBeenCalledWith(loadError.request, expect.objectContaining({ cache: 'reload' }))
})

test('a part with several failed scripts loads after one Try again', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const otherLoadError = Object.assign(new Error('Loading chunk 8 failed.'), {
    request: 'http://assets.test/8.js',
  })
  const load = jest
    .fn()
    .mockRejectedValueOnce(loadError)
    .mockRejectedValueOnce(otherLoadError)
    .mockResolvedValue(Chart)
  const Part = lazyPart<{ of: string }>({ load, ...words })
  const { user } = renderWithApi(<Part of="debts" />)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The chart of debts')).toBeVisible()
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([loadError.request, otherLoadError.request])
})

test('a part that keeps failing can be retried any number of times, and reports no error of the connection', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const reported = jest.fn()
  Object.assign(globalThis, { reportError: reported })
  const Part = lazyPart<{ of: string }>({ load: () => Promise.reject(loadError), ...words })
  const { user } = renderWithApi(<Part of="debts" />)
  for (let time = 0; time < 3; time += 1) {
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The chart could not be loaded.')
  }
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(Array(3).fill(loadError.request))
  expect(reported).not.toHaveBeenCalled()
})

test('a part whose module throws shows its error after Try again too, and the error is reported', async () => {
  const thrown = new TypeError('broken')
  const reported = jest.fn()
  Object.assign(globalThis, { reportError: reported })
  // The bundler's runtime has the module in its cache by then, without exports.
  const load = jest.fn().mockRejectedValueOnce(thrown).mockResolvedValue(undefined)
  const Part = lazyPart<{ of: string }>({ load, ...words })
  const { user } = renderWithApi(<Part of="debts" />)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled()
  expect(reported.mock.calls).toEqual([[thrown], [thrown]])
})

test('the stand-in of a part stays if its code fails to load', async () => {
  const Part = lazyPart<{ of: string }>({
    load: () => Promise.reject(loadError),
    ...words,
    placeholder: ({ of }) => <p>No chart of {of} yet</p>,
  })
  renderWithApi(<Part of="debts" />)
  expect(screen.getByText('No chart of debts yet')).toBeVisible()
  expect(screen.queryByText('Loading the chart...')).not.toBeInTheDocument()
  await screen.findByRole('alert')
  expect(screen.getByText('No chart of debts yet')).toBeVisible()
})

test('preloaded code is shown immediately', async () => {
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
