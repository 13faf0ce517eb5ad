import { prepareControls } from '@solvent/ui'

// As on a page that has been open for a while: what is pressed opens at once.
prepareControls()
