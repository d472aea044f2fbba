import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './values.ts';

const Name = Type.String({ maxLength: 60 });
const Milliseconds = Type.Integer({ minimum: 0, maximum: 600_000 });
const Durations = Type.Optional(Type.Array(Milliseconds, { maxItems: 100 }));

/** What a page measured of one release since its last report. */
export const RemoteFigure = Type.Object(
  {
    remote: Name,
    release: Name,
    loadMs: Type.Optional(Milliseconds),
    interactions: Durations,
    longTasks: Durations,
    errors: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1_000, description: 'Thrown, and caught by nobody' }),
    ),
    memoryMb: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100_000,
        description: 'Of the whole page while this one was shown',
      }),
    ),
  },
  { additionalProperties: false },
);
export type RemoteFigure = Static<typeof RemoteFigure>;

/** A click or key whose calls named this trace and span to the server. */
export const TracedClick = Type.Object(
  {
    trace: Type.String({ pattern: '^(?!0{32})[0-9a-f]{32}$' }),
    span: Type.String({ pattern: '^(?!0{16})[0-9a-f]{16}$' }),
    page: Type.String({ maxLength: 60, pattern: '^/', description: 'The first part of its address' }),
    remote: Type.Optional(Name),
    release: Type.Optional(Name),
    agoMs: Milliseconds,
    ms: Type.Integer({ minimum: 0, maximum: 600_000, description: 'To the next paint; 0: not measured' }),
  },
  { additionalProperties: false },
);
export type TracedClick = Static<typeof TracedClick>;

/** POST /remotes/figures: each minute, and when the page is hidden. */
export const RemoteFigures = Type.Object(
  {
    figures: Type.Array(RemoteFigure, { maxItems: 12 }),
    clicks: Type.Optional(
      Type.Array(TracedClick, { maxItems: 20, description: 'Only to a server that wants traces' }),
    ),
  },
  { additionalProperties: false },
);
export type RemoteFigures = Static<typeof RemoteFigures>;

/** GET /admin/remotes/figures */
export const RunningQuery = Type.Object({ days: Type.Optional(Type.Enum(['1', '7', '30'])) });
export type RunningQuery = Static<typeof RunningQuery>;

/** One release in figures; null where too little was measured. */
export const RunningRelease = Type.Object({
  release: Type.String(),
  role: Type.Enum(['stable', 'canary', 'previous', 'gone'], {
    description: 'gone: the registry names it no more',
  }),
  percent: Nullable(Type.Number({ description: 'The share of the accounts that get the canary' })),
  accounts: Type.Integer({ description: 'On the day on which they were most' }),
  failed: Type.Integer({ description: 'Accounts for which it could not be had, or broke' }),
  errors: Type.Integer(),
  loadMs: Nullable(Type.Integer({ description: 'Median, from the moment at which it was asked for' })),
  interactions: Type.Integer(),
  inpP75: Nullable(Type.Integer({ description: 'Milliseconds from a click or key to the next paint' })),
  inpP95: Nullable(Type.Integer()),
  longTasks: Type.Integer({ description: 'In which the page could answer nobody for more than 50 ms' }),
  memoryMb: Nullable(Type.Integer({ description: 'Median of the whole page; not all browsers tell' })),
});
export type RunningRelease = Static<typeof RunningRelease>;

export const RunningRemote = Type.Object({
  remote: Type.String(),
  label: Type.String(),
  releases: Type.Array(RunningRelease),
  withdrawn: Nullable(
    Type.Object(
      { release: Type.String(), at: Instant, accounts: Type.Integer(), reasons: Type.Array(Type.String()) },
      { description: 'The canary that the server took out last' },
    ),
  ),
});
export type RunningRemote = Static<typeof RunningRemote>;

export const RunningRemotes = Type.Object({
  remotes: Type.Array(RunningRemote),
  drills: Type.Boolean({ description: 'Drills can be run from here: the demonstration of a checkout' }),
});
export type RunningRemotes = Static<typeof RunningRemotes>;
