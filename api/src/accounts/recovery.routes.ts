import {
  ApiError,
  Done,
  LostPwd,
  PasswordSet,
  RecoveryProof,
  RecoveryStarted,
  SignedUp,
  SignUp,
  UpdatePwd,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../app-types.ts';
import { badRequest } from '../errors.ts';
import { deviceName } from '../sessions/device.ts';
import { choosePassword } from './passwords.service.ts';
import { abortRecovery, proveCode, startRecovery } from './recovery.service.ts';
import { signUp } from './sign-up.service.ts';

const tags = ['Compte'];

/** What a visitor does to become, or to become again, somebody. */
export async function recoveryRoutes(app: App) {
  app.post(
    '/user/signUp',
    {
      schema: {
        tags,
        summary: 'Creates a customer’s account',
        body: SignUp,
        response: { 200: SignedUp, '4xx': ApiError },
      },
    },
    async ({ body, ip, headers }) => {
      const caller = {
        address: ip,
        device: deviceName(headers['user-agent']),
        publicUrl: app.config.publicUrl,
      };
      const answer = await signUp(app.database, body, caller, app.now());
      app.outbox.wake();
      return answer;
    },
  );

  app.post(
    '/user/lostPwd',
    {
      schema: {
        tags,
        summary: 'Step 1: an email asks for a code. Step 2: token and code prove it',
        body: LostPwd,
        response: { 200: Type.Union([RecoveryStarted, Type.Literal(true)]), '4xx': ApiError },
      },
    },
    async ({ body: { email, token, recoveryCode }, ip }) => {
      if (token && recoveryCode) {
        await proveCode(app.db, token, recoveryCode, app.now());
        return true as const;
      }
      if (!email)
        throw badRequest('request.invalid', 'Indiquez une adresse email, ou un code avec son jeton.');
      const started = await startRecovery(app.db, email, ip, app.now());
      app.outbox.wake();
      return started;
    },
  );

  app.post(
    '/user/lostPwd/abort',
    {
      schema: {
        tags,
        summary: 'Gives a recovery up: its code is worth nothing any more',
        body: RecoveryProof,
        response: { 200: Done, '4xx': ApiError },
      },
    },
    async ({ body }) => {
      await abortRecovery(app.db, body.token, app.now());
      return { done: true as const };
    },
  );

  app.post(
    '/user/updatePwd',
    {
      schema: {
        tags,
        summary: 'Chooses a password, by a proven recovery or by the link of a credentials mail',
        body: UpdatePwd,
        response: { 200: PasswordSet, '4xx': ApiError },
      },
    },
    async ({ body, ip, headers }) => {
      const caller = { address: ip, device: deviceName(headers['user-agent']) };
      const answer = await choosePassword(app.db, body, caller, app.now());
      app.outbox.wake();
      return answer;
    },
  );
}
