/**
 * What 'react-router-dom' is in this house: the shared module of that name resolves to this file, which names
 * only what is used, so that the rest of the router stays out of the page (62 kB whole, about half of it so).
 * A page that needs more adds the name here.
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
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
