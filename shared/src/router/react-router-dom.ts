/**
 * The shared module 'react-router-dom' resolves to this file, which re-exports only what is used, so that the rest of the
 * router is left out of the bundle (about half of its 62 kB).
 * A page that needs more adds the name here (`tools/lent-names.test.ts` says which is missing).
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
