import { mouse, touch } from './input-methods'

/** How most people use the app: with a mouse at a desk, and by touch on a small phone. */
export const deskAndPhone = [
  { name: 'at 1280 px', options: { input: mouse, viewport: { width: 1280, height: 800 } } },
  {
    name: 'at 360 px',
    options: { input: touch, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  },
] as const
