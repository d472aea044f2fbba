import { ApiError, CustomerProfile, EmailSettled, MailedToken } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import { abandonEmailChange, sendConfirmationAgain } from './ask.service.ts';
import { confirmEmail, takeEmailBack } from './open-link.service.ts';
import { profileOf } from './profile.present.ts';

const tags = ['Compte'];
const own = { tags, security: [{ customer: [] }], response: { 200: CustomerProfile, '4xx': ApiError } };
const byLink = { tags, body: MailedToken, response: { 200: EmailSettled, '4xx': ApiError } };

/** PUT /customer/profile requests a new address; these routes resend, abandon, confirm or take back the change. */
export async function emailChangesRoutes(app: App) {
  app.post(
    '/customer/email/resend',
    {
      schema: { ...own, summary: 'Mails the confirmation of a new address once more' },
      onRequest: app.customer,
      config: { limit: 'profileChanges' },
    },
    async ({ user }) => {
      const mailing = { publicUrl: app.config.publicUrl, now: app.now() };
      await sendConfirmationAgain(app.db, user.id, mailing);
      app.jobs.wake();
      return profileOf(app.db, user, app.now());
    },
  );

  app.post(
    '/customer/email/cancel',
    {
      schema: { ...own, summary: 'Gives up the new address that waits' },
      onRequest: app.customer,
      config: { limit: 'profileChanges' },
    },
    async ({ user }) => {
      await abandonEmailChange(app.db, user.id, app.now());
      return profileOf(app.db, user, app.now());
    },
  );

  app.post(
    '/user/email/confirm',
    { schema: { ...byLink, summary: 'The link mailed to a new address: it counts from now on' } },
    async ({ body, ip }) => {
      const settled = await confirmEmail(app, body.token, ip);
      app.jobs.wake();
      return settled;
    },
  );

  app.post(
    '/user/email/takeBack',
    {
      schema: {
        ...byLink,
        summary: 'The link mailed to the old address: it is restored, and every session ends',
      },
    },
    async ({ body, ip }) => {
      const settled = await takeEmailBack(app, body.token, ip);
      app.jobs.wake();
      return settled;
    },
  );
}
