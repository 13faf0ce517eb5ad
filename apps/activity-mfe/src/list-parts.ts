// Parts of the list of entries that are not on screen at first. One script, because the container lists every script.
export { FilterDetails } from './filters/filter-details'
export { Pictures } from './pictures/pictures'
