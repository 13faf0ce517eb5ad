// What opens on a press. One script, fetched after the page.
export { Dialog } from '../dialog/dialog'
export { SliderField } from '../field/slider-field'
export { MenuList } from '../menu/menu-list'
