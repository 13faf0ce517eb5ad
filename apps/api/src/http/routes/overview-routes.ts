import { getDashboard, getRecommendations } from '@solvent/contracts'
import { readDashboard } from '../../domain/dashboard'
import { recommend } from '../../domain/recommendations'
import type { Services } from '../../domain/services'
import type { Handle } from '../handle'

export function overviewRoutes(handle: Handle, services: Services): void {
  handle(getDashboard, ({ userId }) => readDashboard(services, userId))

  handle(getRecommendations, ({ userId }) => recommend(services, userId))
}
