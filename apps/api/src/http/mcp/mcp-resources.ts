import { z } from 'zod'
import { type ReadTool, readTools } from '../../domain/assistant/read-tools'
import { readMonth } from '../../domain/books/months'
import { readDuesAhead } from '../../domain/calendar/events-ahead'

interface Resource {
  name: string
  uri: string
  title: string
  description: string
  tool: ReadTool
}

const noArguments = z.object({})

/** What a program can attach to a conversation without a tool call. */
export const resources: readonly Resource[] = [
  {
    name: 'plan',
    uri: 'solvent://plan',
    title: 'Payment plan',
    description: readTools.get_plan.description,
    tool: readTools.get_plan,
  },
  {
    name: 'dues',
    uri: 'solvent://dues',
    title: 'Dues',
    description: 'What falls due in the next weeks, paydays and expected money, by day.',
    tool: {
      description: '',
      schema: noArguments,
      labels: ['Reading your dues...', 'Read your dues'],
      read: (services, userId) => readDuesAhead(services, userId),
    },
  },
  {
    name: 'month',
    uri: 'solvent://month',
    title: 'Month',
    description: 'Income, spending by category with limits, and payments of this month, beside earlier ones.',
    tool: {
      description: '',
      schema: noArguments,
      labels: ['Reading your month...', 'Read your month'],
      read: (services, userId) => readMonth(services, userId, undefined),
    },
  },
]
