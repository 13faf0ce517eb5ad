export { publish, subscribe } from './bus'
export { type ObservedEvent, observe } from './deliver'
export { type Topic, topic } from './topic'
