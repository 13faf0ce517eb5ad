import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// A reading that fails is tried again for about a second before the person sees so.
configure({ asyncUtilTimeout: 5000 })

// jsdom lays nothing out, so there is nothing to scroll to.
Element.prototype.scrollIntoView = () => undefined
