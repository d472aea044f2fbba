import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable } from './values.ts';

/** One kind of what happens later, in figures. */
export const JobKindFigures = Type.Object({
  kind: Type.String(),
  waiting: Type.Integer({ description: 'They wait, or are being done' }),
  dead: Type.Integer({ description: 'They failed for the last time' }),
  lateSeconds: Type.Integer({ description: 'How long the oldest one that is due has been due' }),
  repeats: Type.Boolean(),
  lastDoneAt: Nullable(Instant),
});
export type JobKindFigures = Static<typeof JobKindFigures>;

/** A job that failed: for good, or so that it is tried again. */
export const TroubledJob = Type.Object({
  id: Id,
  kind: Type.String(),
  about: Type.String({ description: 'What it is about; empty where nobody knows any more' }),
  attempts: Type.Integer(),
  reason: Type.String(),
  createdAt: Instant,
  dead: Type.Boolean({ description: 'It failed for the last time' }),
  nextAt: Nullable(Instant),
});
export type TroubledJob = Static<typeof TroubledJob>;

/** GET /admin/jobs */
export const JobsOverview = Type.Object({
  kinds: Type.Array(JobKindFigures),
  troubled: Type.Array(TroubledJob),
});
export type JobsOverview = Static<typeof JobsOverview>;

/** POST /admin/jobs/retry and /admin/jobs/discard */
export const JobsChoice = Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 200 }) });
export type JobsChoice = Static<typeof JobsChoice>;

/** Those that were no longer there, or are being done, are not counted. */
export const JobsChanged = Type.Object({ changed: Type.Integer(), overview: JobsOverview });
export type JobsChanged = Static<typeof JobsChanged>;
