import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// A failed read is retried for about a second before the screen shows an error.
configure({ asyncUtilTimeout: 5000 })

// jsdom has no layout, so scrolling does nothing.
Element.prototype.scrollIntoView = () => undefined
