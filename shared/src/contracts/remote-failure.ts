import { type Static, Type } from 'typebox';

/** POST /remotes/failures: a page reports that a remote could not be loaded, or crashed. */
export const RemoteFailure = Type.Object(
  {
    remote: Type.String({ maxLength: 60 }),
    release: Type.String({ maxLength: 60 }),
    reason: Type.Enum([
      'http',
      'network',
      'timeout',
      'hang',
      'integrity',
      'signature',
      'evaluation',
      'blocked',
      'contract',
      'render',
      'saga',
    ]),
    detail: Type.String({ maxLength: 300 }),
    state: Type.Optional(
      Type.Enum(['fetching', 'evaluating', 'ready'], { description: 'How far it had come' }),
    ),
    durationMs: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 86_400_000,
        description: 'From the attempt to the failure, or how long it stood before it broke',
      }),
    ),
    incident: Type.Optional(
      Type.String({ maxLength: 60, pattern: '^[\\w-]*$', description: 'The number that the page shows' }),
    ),
  },
  { additionalProperties: false },
);
export type RemoteFailure = Static<typeof RemoteFailure>;
