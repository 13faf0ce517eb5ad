import {
  downloadPlan,
  downloadProjection,
  getDashboard,
  getPlanSettings,
  getProjection,
  getRecommendations,
  savePlanSettings,
} from '@solvent/contracts'
import { readDashboard } from '../../domain/dashboard'
import { planFile, projectionFile } from '../../domain/plan/plan-files'
import { changePlanSettings, readPlanSettings } from '../../domain/plan/plan-settings'
import { project } from '../../domain/plan/projection'
import { recommend } from '../../domain/plan/recommendations'
import type { Handle } from '../handle'

export function overviewRoutes(handle: Handle): void {
  handle(getDashboard, ({ services, userId }) => readDashboard(services, userId))

  handle(getRecommendations, ({ services, userId, query }) => recommend(services, userId, query))

  handle(downloadPlan, ({ services, userId, params, query }) =>
    planFile(services, { userId, ...params }, query),
  )

  handle(getPlanSettings, ({ services, userId }) => readPlanSettings(services, userId))

  handle(savePlanSettings, ({ services, userId, body }) => changePlanSettings(services, userId, body))

  handle(getProjection, ({ services, userId, query }) => project(services, userId, query))

  handle(downloadProjection, ({ services, userId, params, query }) =>
    projectionFile(services, { userId, ...params }, query),
  )
}
