import * as z from 'zod/mini'
import { must } from './fields'

/** Where money beyond what is due goes; the first unless asked otherwise. */
const STRATEGIES = ['avalanche', 'snowball', 'priority', 'minimum'] as const

export const strategy = z.enum(STRATEGIES, must(`one of ${STRATEGIES.join(', ')}`))

/** Whether money that is needed soon is kept, or all that is left is used now. */
const RESERVE_CHOICES = ['keep', 'use'] as const

export const reserveChoice = z.enum(RESERVE_CHOICES, must(`one of ${RESERVE_CHOICES.join(', ')}`))

/** How a plan is made; what is left out is as the person has chosen before. */
export const planChoice = { strategy: z.optional(strategy), reserve: z.optional(reserveChoice) }
