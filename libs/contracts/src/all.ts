import * as apiTokens from './api-tokens'
import * as calendar from './calendar'
import * as devices from './devices'
import * as everyPage from './index'
import * as programAccess from './program-access'
import * as reminders from './reminders'
import * as secondFactors from './second-factors'
import * as securityEvents from './security-events'
import * as transfer from './transfer'
import * as waitingDrafts from './waiting-drafts'
import * as webhooks from './webhooks'

/** Everything the contracts export. Pages import the separate entry points only where they need them. */
export const contracts = {
  ...everyPage,
  ...apiTokens,
  ...calendar,
  ...devices,
  ...programAccess,
  ...reminders,
  ...secondFactors,
  ...securityEvents,
  ...transfer,
  ...waitingDrafts,
  ...webhooks,
}
