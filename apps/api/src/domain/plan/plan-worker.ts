// The program of a thread of the plan's pool, which calls this function by its name.
export { doPlanWork } from './plan-work'
