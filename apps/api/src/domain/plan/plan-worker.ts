// The program of the plan pool's worker threads, which call this function by name.
export { doPlanWork } from './plan-work'
