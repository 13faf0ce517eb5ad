export { ActivityPage as default } from './activity-page'
export { readings } from './readings'
