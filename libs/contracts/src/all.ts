import * as everyPage from './index'
import * as transfer from './transfer'

/** Everything the contracts export. Pages load `transfer` only where they export or import. */
export const contracts = { ...everyPage, ...transfer }
