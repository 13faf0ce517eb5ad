export { publish, subscribe } from './bus'
