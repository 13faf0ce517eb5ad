import { mountAlone } from '@solvent/testing/standalone'
import { PlanPage } from './plan-page'

mountAlone(<PlanPage />)
