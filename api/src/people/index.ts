export { mintAdminLink } from './admin-session/admin-links.ts';
export { createAdmin, type NewAdmin } from './admin-session/create-admin.service.ts';
export { findCustomer } from './customers/admin-customers.queries.ts';
export { peopleRoutes } from './people.routes.ts';
export { peopleSweep } from './people-sweep.ts';
export { peoplePersonalData } from './privacy/people-personal-data.ts';
export { auth } from './sessions/auth.ts';
export { openSession } from './sessions/sessions.queries.ts';
export { findUserByEmail, findUserById } from './users/users.queries.ts';
