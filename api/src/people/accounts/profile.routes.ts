import {
  ApiError,
  CustomerProfile,
  CustomerProfileChange,
  PasswordChange,
  PasswordChanged,
  SessionsClosed,
  UserSession,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { profileOf } from '../email-changes/profile.present.ts';
import { closeSessions, listSessions } from '../sessions/sessions.queries.ts';
import { changePassword } from './passwords.service.ts';
import { changeProfile } from './profile.service.ts';

const shared = { tags: ['Compte'], security: [{ customer: [] }] };
const profile = { ...shared, response: { 200: CustomerProfile, '4xx': ApiError } };

export async function profileRoutes(app: App) {
  const onRequest = app.customer;

  app.get(
    '/customer/profile',
    { schema: { ...profile, summary: 'The caller’s own profile' }, onRequest },
    async ({ user }) => profileOf(app.db, user, app.now()),
  );

  app.put(
    '/customer/profile',
    {
      schema: {
        ...profile,
        summary: 'Changes the caller’s own profile; another address waits for the link that is mailed to it',
        body: CustomerProfileChange,
      },
      onRequest,
      config: { invalidStatus: 422, limit: 'profileChanges' },
    },
    async ({ body, user }) => {
      const profile = await changeProfile(app, user, body, app.now());
      app.jobs.wake();
      return profile;
    },
  );

  app.put(
    '/customer/password',
    {
      schema: {
        ...shared,
        summary: 'Changes the caller’s password, and signs the other devices out',
        body: PasswordChange,
        response: { 200: PasswordChanged, '4xx': ApiError },
      },
      onRequest,
      config: { limit: 'passwordChanges' },
    },
    async ({ body, user }) => {
      const changed = await changePassword(app.db, user, body, app.now());
      app.jobs.wake();
      return changed;
    },
  );

  app.get(
    '/user/sessions',
    {
      schema: {
        ...shared,
        summary: 'Where the caller is signed in',
        response: { 200: Type.Array(UserSession), '4xx': ApiError },
      },
      onRequest,
    },
    async ({ user }) => {
      const sessions = await listSessions(app.db, user.id, user.sessionKind, app.now());
      return sessions.map((session) => ({
        id: session.id || 'ancienne',
        device: session.device || 'Appareil inconnu',
        current: session.token_hash === user.tokenHash,
        createdAt: session.created_at,
        lastSeenAt: session.last_seen_at,
      }));
    },
  );

  app.delete(
    '/user/sessions/others',
    {
      schema: {
        ...shared,
        summary: 'Signs the caller’s other devices out',
        response: { 200: SessionsClosed, '4xx': ApiError },
      },
      onRequest,
      config: { limit: 'profileChanges' },
    },
    async ({ user }) => ({
      closed: await closeSessions(app.db, user.id, { tokenHash: user.tokenHash, kind: user.sessionKind }),
    }),
  );
}
