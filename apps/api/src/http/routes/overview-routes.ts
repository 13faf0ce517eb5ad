import { getDashboard, getRecommendations } from '@solvent/contracts'
import { readDashboard } from '../../domain/dashboard'
import { recommend } from '../../domain/recommendations'
import type { Handle } from '../handle'

export function overviewRoutes(handle: Handle): void {
  handle(getDashboard, ({ services, userId }) => readDashboard(services, userId))

  handle(getRecommendations, ({ services, userId, query }) => recommend(services, userId, query.strategy))
}
