export { publish, subscribe } from './bus'
export { observe, type Passed } from './deliver'
export { type Topic, topic } from './topic'
