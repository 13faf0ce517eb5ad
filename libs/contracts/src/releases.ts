import * as z from 'zod/mini'
import { must } from './fields'
import { RELEASE } from './releases-header'

export const release = z
  .string(must('text'))
  .check(z.regex(RELEASE, 'must be a release like assets_mfe@0.1.0'))
