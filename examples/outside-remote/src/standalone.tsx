import { mountAlone } from '@solvent/testing/standalone'
import DebtNotesPage from './page'

mountAlone(<DebtNotesPage />)
