export { PlanPage as default } from './plan-page'
export { readings } from './readings'
