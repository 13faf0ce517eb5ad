import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// Far more than any wait takes: on a busy machine importing a lazy module blocks for seconds.
configure({ asyncUtilTimeout: 20_000 })

// jsdom has no layout, so scrolling does nothing.
Element.prototype.scrollIntoView = () => undefined
