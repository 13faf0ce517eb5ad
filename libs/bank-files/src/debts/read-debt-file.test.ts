import { DEBT_SAMPLES } from '../testing/debt-samples'
import { readingOf } from '../testing/describe-debts'
import { MORE_DEBT_SAMPLES } from '../testing/more-debt-samples'

test.each([...DEBT_SAMPLES, ...MORE_DEBT_SAMPLES])('$shape', async (sample) => {
  expect(await readingOf(sample)).toEqual(sample.says)
})
