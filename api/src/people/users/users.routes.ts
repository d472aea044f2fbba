import { ApiError, Done, SignedIn, SignIn, User } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import { callerOf, DeviceHeaders, giveDeviceToken } from '../sessions/caller.ts';
import { closeSession } from '../sessions/sessions.queries.ts';
import { tellOwner } from './locked-out-mail.service.ts';
import { type Account, signIn } from './sign-in.service.ts';
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
    async (request, reply) => {
      await app.offerShell(request, reply, request.user);
      return app.withCanaries(presentUser(request.user));
    },
  );

  app.post(
    '/user/signIn',
    {
      schema: {
        tags,
        summary: 'Signs a customer in',
        headers: DeviceHeaders,
        body: SignIn,
        response: { 200: SignedIn, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const onLocked = (owner: Account) => tellOwner(app, owner);
      const { answer, deviceToken } = await signIn(
        app.db,
        request.body,
        callerOf(request),
        app.now(),
        onLocked,
      );
      giveDeviceToken(reply, deviceToken);
      await app.offerShell(request, reply, { id: answer.id, email: answer.userEmail });
      return app.withCanaries(answer);
    },
  );

  app.post(
    '/user/signOut',
    {
      schema: {
        ...{ tags, summary: 'Ends this session', security: [{ customer: [] }, { admin: [] }] },
        response: { 200: Done, '4xx': ApiError },
      },
      // An administrator's session is ended like a customer's: each holds its own token.
      onRequest: app.anyone,
    },
    async (request, reply) => {
      const { user } = request;
      await closeSession(app.db, user.tokenHash);
      if (user.sessionKind === 'customer') app.forgetShell(request, reply);
      return { done: true as const };
    },
  );
}
