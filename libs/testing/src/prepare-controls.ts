import { prepareControls } from '@solvent/ui'

// Loads the lazy controls up front, as on a page that has been open for a while, so that they open immediately.
prepareControls()
