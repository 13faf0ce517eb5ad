export { AssetsPage as default } from './assets-page'
export { readings } from './readings'
