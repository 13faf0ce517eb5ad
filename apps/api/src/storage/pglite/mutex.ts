import { Semaphore } from '../semaphore'

/** A FIFO mutex. */
export class Mutex extends Semaphore {
  constructor() {
    super(1)
  }
}
