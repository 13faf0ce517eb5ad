/** Whether this is `npm run test:nightly`, which adds slow tests that rarely find more. */
export const isNightly = process.env.TEST_NIGHTLY === '1'
