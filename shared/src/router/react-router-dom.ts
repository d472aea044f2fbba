/**
 * The shared module 'react-router-dom' resolves to this file, which re-exports only what is used, so that the rest of the
 * router is left out of the bundle (about half of its 62 kB).
 * The compiler takes its types from here, too (`paths` in tsconfig.base.json): a page that needs more adds the name here.
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
