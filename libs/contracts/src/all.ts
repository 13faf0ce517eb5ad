import * as apiTokens from './api-tokens'
import * as calendar from './calendar'
import * as devices from './devices'
import * as everyPage from './index'
import * as transfer from './transfer'

/** Everything the contracts export. Pages load the parts with an export of their own only where they need them. */
export const contracts = { ...everyPage, ...apiTokens, ...calendar, ...devices, ...transfer }
