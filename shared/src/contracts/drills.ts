import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './values.ts';

/** What can be broken to be shown (docs/drills.md), in this order. */
export const DRILL_NAMES = [
  'entry-missing',
  'download-hangs',
  'evaluation-hangs',
  'texts-hang',
  'throws-at-evaluation',
  'throws-while-drawn',
  'saga-crashes',
  'page-blocked',
  'changed-on-the-way',
  'spoiled-cache',
  'doctored-registry',
  'registry-gone',
  'server-gone',
  'shell-chunk-fails',
  'canary-fails',
  'asks-for-more',
  'address-taken',
  'leaks',
] as const;
export const DrillName = Type.Enum([...DRILL_NAMES]);
export type DrillName = Static<typeof DrillName>;

const Lines = Type.Array(Type.String(), {
  description: 'Who is told: lines of the log of the portal that was broken, or the sentence of a refusal',
});

/** What the command writes of a drill that it was to report on: how long until it was seen, or why it did not go as it should. */
export const DrillReport = Type.Object({
  ms: Type.Optional(Type.Number({ minimum: 0 })),
  failure: Type.Optional(Type.String()),
  lines: Lines,
});
export type DrillReport = Static<typeof DrillReport>;

/** What came of a drill the last time. */
export const DrillResult = Type.Object({
  at: Instant,
  ms: Nullable(Type.Integer({ description: 'From the click, or the command, until it was seen' })),
  failure: Nullable(Type.String({ description: 'Why it did not go as it should' })),
  lines: Lines,
  pictured: Type.Boolean({ description: 'There is a picture of what the person saw' }),
  tookMs: Type.Integer({ description: 'The whole drill, its portal and browser included' }),
});
export type DrillResult = Static<typeof DrillResult>;

/** GET /admin/drills, and what POST /admin/drills/:name answers. */
export const DrillsOverview = Type.Object({
  running: Nullable(
    Type.Object({ name: DrillName, forMs: Type.Integer({ description: 'How long it has been running' }) }),
  ),
  drills: Type.Array(
    Type.Object({
      name: DrillName,
      title: Type.String({ description: 'What is broken, in French' }),
      last: Nullable(DrillResult),
    }),
  ),
});
export type DrillsOverview = Static<typeof DrillsOverview>;
