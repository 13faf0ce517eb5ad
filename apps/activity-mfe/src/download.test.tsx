import { savedFiles } from '@solvent/api-client/testing/saved-files'
import { fakeApi, ines } from '@solvent/testing'
import { screen, waitFor } from '@testing-library/react'
import { showActivity } from './testing/activity-page'

const files = savedFiles()

test('the download has exactly the filtered entries', async () => {
  const { user } = showActivity('/activity?kind=expense&text=market')
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['solvent-activity.csv']))
  const lines = (await files[0]?.content)?.trimEnd().split('\r\n').slice(1)
  expect(lines).toEqual([
    expect.stringContaining('2026-03-08,expense,asset,Cash,-32.75,Groceries,Market'),
    expect.stringContaining('2026-02-03,expense,asset,Cash,-64.2,Groceries,Market'),
  ])
})

test('a failed download shows an error', async () => {
  const api = fakeApi(ines)
  api.fail('downloadEntries', 'no_answer')
  const { user } = showActivity('/activity', api)
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
  expect(await screen.findByText('Failed to download your activity. Please try again.')).toBeVisible()
  expect(files).toEqual([])
})
