import { ApiError, Done, SignedIn, SignIn, User } from '@extranet/shared/contracts';
import type { App } from '../app-types.ts';
import { withCanaries } from '../portal/named-accounts.ts';
import { deviceName } from '../sessions/device.ts';
import { closeSession } from '../sessions/sessions.queries.ts';
import { signIn } from './sign-in.service.ts';
import { presentUser } from './user.present.ts';

const tags = ['Compte'];
const security = [{ customer: [] }];

export async function usersRoutes(app: App) {
  app.get(
    '/user',
    {
      schema: { tags, summary: 'Who the caller is', security, response: { 200: User, '4xx': ApiError } },
      onRequest: app.customer,
    },
    async ({ user }) => withCanaries(app.releases, presentUser(user)),
  );

  app.post(
    '/user/signIn',
    {
      schema: {
        tags,
        summary: 'Signs a customer in',
        body: SignIn,
        response: { 200: SignedIn, '4xx': ApiError },
      },
    },
    async ({ body, ip, headers }) => {
      const caller = { address: ip, device: deviceName(headers['user-agent']) };
      return withCanaries(app.releases, await signIn(app.db, body, caller, app.now()));
    },
  );

  app.post(
    '/user/signOut',
    {
      schema: { tags, summary: 'Ends this session', security, response: { 200: Done, '4xx': ApiError } },
      onRequest: app.customer,
    },
    async ({ user }) => {
      await closeSession(app.db, user.tokenHash);
      return { done: true as const };
    },
  );
}
