// What opens on a press, and decorations. One script, fetched after the page.
export { Dialog } from '../dialog/dialog'
export { SliderField } from '../field/slider-field'
export { KindIcon } from '../icons/kind-icon'
export { MenuList } from '../menu/menu-list'
