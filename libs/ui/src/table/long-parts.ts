// What few pages need: the virtualization of long tables and lists, in one script.
export { VirtualList } from './virtual-list'
export { VirtualRows } from './virtual-rows'
