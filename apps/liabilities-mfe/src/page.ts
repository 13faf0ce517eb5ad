export { LiabilitiesPage as default } from './liabilities-page'
export { readings } from './readings'
