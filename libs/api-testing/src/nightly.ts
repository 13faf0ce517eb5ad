/** Whether `npm run test:nightly` runs, which also tries what takes long and rarely finds anything more. */
export const isNightly = process.env.TEST_NIGHTLY === '1'
