import { bytesOf, overBudget } from './budget'

const exposed = (...sync: string[]) => ({ name: 'page', assets: { js: { sync, async: ['chart.js'] } } })
const release = {
  name: 'assets_mfe',
  manifest: {
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    exposes: [exposed('page.js', 'common.js'), exposed('contract.js', 'common.js')],
  },
  bytes: { 'remoteEntry.js': 4000, 'page.js': 5000, 'common.js': 900, 'contract.js': 100, 'chart.js': 9000 },
  budget: { entry: 4000, first: 10_000 },
}

test('counts the container and the initial scripts, shared ones once and lazy ones not at all', () => {
  expect(bytesOf(release)).toEqual({ entry: 4000, first: 10_000 })
  expect(overBudget(release)).toEqual([])
})

test('reports one byte over a budget, with both sizes', () => {
  expect(overBudget({ ...release, budget: { entry: 3999, first: 9999 } })).toEqual([
    'The container of assets_mfe has 4000 bytes, and its budget is 3999.',
    'assets_mfe loads 10000 bytes at first, and its budget is 9999.',
  ])
})
