import {
  downloadPlan,
  downloadProjection,
  getDashboard,
  getPlanCourse,
  getPlanDrift,
  getPlanSettings,
  getProjection,
  getProjectionRange,
  getRecommendations,
  savePlanChoice,
} from '@solvent/contracts'
import { readDashboard } from '../../domain/dashboard'
import { planCourse } from '../../domain/plan/plan-course'
import { planDrift } from '../../domain/plan/plan-drift'
import { planFile, projectionFile } from '../../domain/plan/plan-files'
import * as settings from '../../domain/plan/plan-settings'
import { project, projectRange } from '../../domain/plan/projection'
import { recommend } from '../../domain/plan/recommendations'
import type { Handle } from '../handle'

export function overviewRoutes(handle: Handle): void {
  handle(getDashboard, ({ services, userId }) => readDashboard(services, userId))

  handle(getRecommendations, ({ services, userId, query }) => recommend(services, userId, query))

  handle(downloadPlan, ({ services, userId, params, query }) =>
    planFile(services, { userId, ...params }, query),
  )

  handle(getPlanCourse, ({ services, userId }) => planCourse(services, userId))

  handle(getPlanDrift, ({ services, userId, query }) => planDrift(services, userId, query.since))

  handle(getPlanSettings, ({ services, userId }) => settings.readPlanSettings(services, userId))

  handle(savePlanChoice, ({ services, userId, body }) => settings.savePlanChoice(services, userId, body))

  handle(getProjection, ({ services, userId, query }) => project(services, userId, query))

  handle(getProjectionRange, ({ services, userId, query }) => projectRange(services, userId, query))

  handle(downloadProjection, ({ services, userId, params, query }) =>
    projectionFile(services, { userId, ...params }, query),
  )
}
