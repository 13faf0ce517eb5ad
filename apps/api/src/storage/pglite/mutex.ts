import { Semaphore } from '../semaphore'

/** Lets one at a time go on, in the order in which they came. */
export class Mutex extends Semaphore {
  constructor() {
    super(1)
  }
}
