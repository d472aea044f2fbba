import { type Static, Type } from 'typebox';

/** POST /remotes/loads: a page reports which remotes came up in it and stayed well. */
export const RemoteLoads = Type.Object(
  {
    loads: Type.Array(
      Type.Object(
        { remote: Type.String({ maxLength: 60 }), release: Type.String({ maxLength: 60 }) },
        { additionalProperties: false },
      ),
      { maxItems: 20 },
    ),
  },
  { additionalProperties: false },
);
export type RemoteLoads = Static<typeof RemoteLoads>;
