import { keyboard, mouse, touch } from './input-methods'

/** The two most common setups: a mouse on a desktop, and touch on a small phone. */
export const deskAndPhone = [
  { name: 'at 1280 px', options: { input: mouse, viewport: { width: 1280, height: 800 } } },
  {
    name: 'at 360 px',
    options: { input: touch, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  },
] as const

/** The same, and a desktop without a mouse. */
export const deskPhoneAndKeyboard = [
  ...deskAndPhone,
  { name: 'by keyboard', options: { input: keyboard, viewport: { width: 1280, height: 800 } } },
] as const
