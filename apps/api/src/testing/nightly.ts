/** `npm run test:nightly` also runs what takes long and rarely finds anything more. */
export const isNightly = process.env.TEST_NIGHTLY === '1'
