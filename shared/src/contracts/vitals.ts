import { type Static, Type } from 'typebox';

const Milliseconds = Type.Optional(Type.Number({ minimum: 0, maximum: 600_000 }));

/** POST /vitals: performance of one page view. It contains nothing that identifies the user. */
export const WebVitals = Type.Object(
  {
    page: Type.String({ maxLength: 200, pattern: '^/' }),
    lcp: Milliseconds,
    inp: Milliseconds,
    ttfb: Milliseconds,
    cls: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  },
  { additionalProperties: false },
);
export type WebVitals = Static<typeof WebVitals>;
