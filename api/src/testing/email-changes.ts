import assert from 'node:assert/strict';
import { DEMO_PASSWORD } from '../demo/load.ts';
import { mailedToken } from './mailed-link.ts';
import { type Caller, signedIn, visitor } from './signed-in.ts';
import type { TestApp } from './test-app.ts';

/** How the mails of a changed address are called. */
export const CONFIRM = 'Confirmez votre nouvelle adresse email';
export const ASKED = 'Changement de votre adresse email';
export const CHANGED = 'Votre adresse email a été changée';
export const TAKEN = 'Cette adresse a déjà un compte';

/** What customers and mailboxes do with an address, on one application. */
export function emailChangesOn({ app, config }: Pick<TestApp, 'app' | 'config'>) {
  const call = visitor(app);
  const post = (url: string, payload?: unknown) => call(url, { method: 'POST', payload });
  const save = (who: Caller, payload: unknown) => who('/api/customer/profile', { method: 'PUT', payload });
  let count = 0;
  return {
    post,
    save,
    confirm: (token: string) => post('/api/user/email/confirm', { token }),
    takeBack: (token: string) => post('/api/user/email/takeBack', { token }),
    resend: (who: Caller) => who('/api/customer/email/resend', { method: 'POST' }),
    giveUp: (who: Caller) => who('/api/customer/email/cancel', { method: 'POST' }),
    signIn: (email: string, password = DEMO_PASSWORD) => post('/api/user/signIn', { email, password }),
    link: (subject: string, to: string) => mailedToken(app, config, subject, to),
    /** Somebody new, who is signed in on two devices. */
    somebody: async () => {
      count += 1;
      const email = `client${count}@garage.example`;
      const admin = await signedIn(app, 'admin@demo.example', 'admin');
      const created = await admin('/api/admin/customer', {
        method: 'POST',
        payload: { userEmail: email, userName: 'Petit', userFirstname: 'Anne', password: DEMO_PASSWORD },
      });
      assert.equal(created.status, 200, created.text);
      const here = await signedIn(app, email);
      const there = await signedIn(app, email);
      const target = `nouveau${count}@garage.example`;
      const ask = (userEmail = target, currentPassword = DEMO_PASSWORD) =>
        save(here, { userEmail, currentPassword });
      return { email, target, here, there, ask };
    },
  };
}
