import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { formatAmount, formatCompactAmount } from '../format/format'
import { lazyWithRetry } from '../lazy/lazy-with-retry'
import { BarChart } from './bar-chart'
import { ChartFrame } from './chart-frame'
import type { ChartProps } from './chart-props'
import { LineChart } from './line-chart'

const chart: ChartProps = {
  title: 'Debt by strategy',
  summary: 'Avalanche is debt-free first.',
  series: [
    { name: 'Avalanche', points: [point('Jan 2026', 1200), point('Feb 2026', 0)] },
    { name: 'Snowball', points: [point('Jan 2026', 1200), point('Feb 2026', 300), point('Mar 2026', 0)] },
  ],
  format: formatAmount,
  formatAxis: formatCompactAmount,
}

function point(label: string, value: number) {
  return { label, value }
}

/** Gives elements a size, which jsdom does not, so that charts are drawn. Returns a function that undoes it. */
function giveElementsASize() {
  class Observer {
    observe() {}
    disconnect() {}
  }
  const original = globalThis.ResizeObserver
  Object.assign(globalThis, { ResizeObserver: Observer })
  const sizes = (['clientWidth', 'clientHeight'] as const).map((name) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(400),
  )
  return () => {
    Object.assign(globalThis, { ResizeObserver: original })
    for (const size of sizes) size.mockRestore()
  }
}

test('a chart is a figure with its title, summary and series names', () => {
  render(<LineChart {...chart} />)
  const figure = screen.getByRole('figure', { name: 'Debt by strategy' })
  expect(within(figure).getByText('Avalanche is debt-free first.')).toBeInTheDocument()
  expect(
    within(figure)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Avalanche', 'Snowball'])
})

test('the figures can be read as a table, and the chart comes back', async () => {
  render(<BarChart {...chart} labelHeading="Month" />)
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  const rows = within(screen.getByRole('table', { name: 'Debt by strategy' })).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Month', 'Avalanche', 'Snowball'],
    ['Jan 2026', '$1,200.00', '$1,200.00'],
    ['Feb 2026', '$0.00', '$300.00'],
    ['Mar 2026', '–', '$0.00'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }))
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

describe('with room to draw', () => {
  let undo = () => {}
  beforeEach(() => {
    undo = giveElementsASize()
  })
  afterEach(() => undo())

  test.each([
    ['lines', LineChart],
    ['bars', BarChart],
  ])('%s are named for screen readers, and the arrow keys read the values', async (_, Chart) => {
    render(<Chart {...chart} />)
    const drawing = await screen.findByRole('application', {
      name: 'Debt by strategy. Avalanche is debt-free first.',
    })
    await userEvent.tab()
    expect(drawing).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    const values = await screen.findByRole('status')
    expect(values).toHaveTextContent('Feb 2026Avalanche$0.00Snowball$300.00')
  })

  test('a drawing that fails to load says so, and is drawn when a later attempt succeeds', async () => {
    jest.useFakeTimers()
    const importPlot = jest
      .fn()
      .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
      .mockResolvedValue(() => <p>Drawn</p>)
    render(<ChartFrame chart={chart} kind="line" plot={lazyWithRetry(importPlot)} />)
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(screen.getByText(/^We couldn't load the chart/)).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(3000))
    expect(screen.getByText('Drawn')).toBeVisible()
    expect(screen.queryByText(/^We couldn't load the chart/)).not.toBeInTheDocument()
    jest.useRealTimers()
  })
})
