// Parts of the list of entries that are not on screen at first, in one chunk: each is small, and each further chunk adds
// to the container.
export { FilterDetails } from './filters/filter-details'
export { Pictures } from './pictures/pictures'
