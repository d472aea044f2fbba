import {
  ApiError,
  Done,
  LostPwd,
  MailedToken,
  PasswordSet,
  RecoveryProof,
  RecoveryStarted,
  SignedUp,
  SignUp,
  UpdatePwd,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { badRequest } from '../../base/errors.ts';
import { callerOf, DeviceHeaders, giveDeviceToken } from '../sessions/caller.ts';
import { confirmSignUp } from './confirm-sign-up.service.ts';
import { choosePassword } from './passwords.service.ts';
import { abortRecovery, proveCode, startRecovery } from './recovery.service.ts';
import { askForAccount } from './sign-up.service.ts';

const tags = ['Compte'];

/** Routes for visitors: sign-up and recovery of an account. */
export async function recoveryRoutes(app: App) {
  app.post(
    '/user/signUp',
    {
      schema: {
        tags,
        summary: 'Asks for a customer’s account; it begins with the link that is mailed',
        body: SignUp,
        response: { 200: SignedUp, '4xx': ApiError },
      },
    },
    async ({ body, ip }) => {
      const answer = await askForAccount(app, body, ip);
      app.jobs.wake();
      return answer;
    },
  );

  app.post(
    '/user/signUp/confirm',
    {
      schema: {
        tags,
        summary: 'Creates the account that was asked for, by the mailed link',
        headers: DeviceHeaders,
        body: MailedToken,
        response: { 200: SignedUp, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const signedUp = await confirmSignUp(app, request.body.token, callerOf(request));
      app.jobs.wake();
      if (signedUp.deviceToken) giveDeviceToken(reply, signedUp.deviceToken);
      return signedUp.answer;
    },
  );

  app.post(
    '/user/lostPwd',
    {
      schema: {
        tags,
        summary: 'Step 1: an email asks for a code. Step 2: token and code prove it',
        headers: DeviceHeaders,
        body: LostPwd,
        response: { 200: Type.Union([RecoveryStarted, Type.Literal(true)]), '4xx': ApiError },
      },
    },
    async (request) => {
      const { email, token, recoveryCode } = request.body;
      if (token && recoveryCode) {
        await proveCode(app.db, token, recoveryCode, app.now());
        return true as const;
      }
      if (!email)
        throw badRequest('request.invalid', 'Indiquez une adresse email, ou un code avec son jeton.');
      const started = await startRecovery(app.db, email, callerOf(request), app.now());
      app.jobs.wake();
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
        headers: DeviceHeaders,
        body: UpdatePwd,
        response: { 200: PasswordSet, '4xx': ApiError },
      },
    },
    async (request, reply) => {
      const { answer, deviceToken } = await choosePassword(
        app.db,
        request.body,
        callerOf(request),
        app.now(),
      );
      app.jobs.wake();
      giveDeviceToken(reply, deviceToken);
      return answer;
    },
  );
}
