import type { App } from '../base/app-types.ts';
import type { PersonalData } from '../base/personal-data/personal-data.ts';
import { profileRoutes } from './accounts/profile.routes.ts';
import { recoveryRoutes } from './accounts/recovery.routes.ts';
import { adminSessionRoutes } from './admin-session/admin-session.routes.ts';
import { companiesRoutes } from './companies/companies.routes.ts';
import { adminCustomersRoutes } from './customers/admin-customers.routes.ts';
import { customerStatusRoutes } from './customers/customer-status.routes.ts';
import { emailChangesRoutes } from './email-changes/email-changes.routes.ts';
import { choicesRoutes } from './notifications/choices.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { usersRoutes } from './users/users.routes.ts';

/** Accounts, sessions, customers and their data. */
export async function peopleRoutes(app: App, { holders }: { readonly holders: readonly PersonalData[] }) {
  await app.register(recoveryRoutes);
  await app.register(profileRoutes);
  await app.register(adminSessionRoutes);
  await app.register(adminCustomersRoutes);
  await app.register(customerStatusRoutes);
  await app.register(companiesRoutes);
  await app.register(emailChangesRoutes);
  await app.register(notificationsRoutes);
  await app.register(choicesRoutes);
  await app.register(privacyRoutes, { holders });
  await app.register(usersRoutes);
}
