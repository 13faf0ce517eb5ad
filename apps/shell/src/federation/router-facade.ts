/** The part of the router that remotes may use; sharing all of it would double its size. */
export { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
export { version } from 'react-router-dom/package.json'
