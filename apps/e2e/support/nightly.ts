/** `npm run test:nightly` tries what `npm run e2e` leaves out because it rarely finds anything more. */
export const isNightly = process.env.TEST_NIGHTLY === '1'
