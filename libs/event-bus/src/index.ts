export { type ObservedEvent, observe, publish, subscribe } from './bus'
