import { ines } from '@solvent/testing'
import { mountAlone } from '@solvent/testing/standalone'
import { ActivityPage } from './activity-page'

mountAlone(<ActivityPage />, ines)
