import { mountAlone } from '@solvent/testing/standalone'
import { LiabilitiesPage } from './liabilities-page'

mountAlone(<LiabilitiesPage />)
