import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { planChoice } from './strategies'

const range = {
  /** `YYYY-MM`; null if the debts are not paid off in more than nine, or one, of ten runs. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** The same as text for the person. */
  text: z.string(),
}

const cause = z.strictObject({
  cause: z.enum(['income', 'expected', 'rates']),
  /** What is drawn, as text for the person. */
  assumption: z.string(),
  ...range,
})

/** How sure the debt-free month is: when the debts end in eight of ten simulated runs. */
export const getProjectionRange = endpoint({
  name: 'getProjectionRange',
  method: 'GET',
  path: '/api/projection/range',
  access: 'read',
  area: 'recommendations',
  query: z.strictObject(planChoice),
  response: z.strictObject({
    /** Null if nothing is uncertain, the debts do not end, or there are too many debts and months to simulate. */
    range: z.nullable(
      z.strictObject({
        /** The number of simulated runs. */
        runs: z.number(),
        ...range,
        /** Each cause alone. */
        causes: z.array(cause),
      }),
    ),
  }),
})
export type ProjectionRange = z.infer<typeof getProjectionRange.response>
