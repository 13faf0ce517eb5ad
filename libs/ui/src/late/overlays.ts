// What comes up when somebody presses something. One script, which is fetched after the page.
export { Dialog } from '../dialog/dialog'
export { SliderField } from '../field/slider-field'
export { MenuList } from '../menu/menu-list'
