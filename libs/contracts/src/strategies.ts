import * as z from 'zod/mini'
import { must } from './fields'

/** Where money beyond what is due goes; defaults to the first. */
const STRATEGIES = ['avalanche', 'snowball', 'priority', 'minimum'] as const

export const strategy = z.enum(STRATEGIES, must(`one of ${STRATEGIES.join(', ')}`))

/** Whether to reserve money that is needed soon, or use all that is left now. */
const RESERVE_CHOICES = ['keep', 'use'] as const

export const reserveChoice = z.enum(RESERVE_CHOICES, must(`one of ${RESERVE_CHOICES.join(', ')}`))

/** The choices for a plan; an absent one defaults to the person's saved setting. */
export const planChoice = { strategy: z.optional(strategy), reserve: z.optional(reserveChoice) }
