import { type Static, Type } from 'typebox';

const line = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\r\\n]*$' });
const Colour = Type.String({
  pattern: '^(#[0-9a-f]{6})?$',
  description: "'#1f6fd6'; empty for the portal's own",
});

/** Pages shrink a picture before they send it; the server does it once more. */
export const LOGO_MAX = 700_000;

const fields = {
  /** Not empty: the server says so together with all else that is wrong. */
  name: line(80),
  address: line(120),
  postcode: line(12),
  city: line(80),
  phone: line(25),
  email: Type.String({ maxLength: 254 }),
  legal: line(300),
  /** What the legal notice says of who hosts the portal; empty for the portal's own words. */
  hosting: Type.String({ maxLength: 2000 }),
  colour: Colour,
  accent: Colour,
  header: Colour,
  logo: Type.String({
    maxLength: LOGO_MAX,
    description: "Its address, or a new picture as 'data:image/png;base64,...'; empty for the drawn one",
  }),
  /** Of what was read: another one's change in between is refused (409). */
  version: Type.Integer({ minimum: 0 }),
};

/** GET and PUT /admin/supplier. */
export const SupplierSettings = Type.Object(fields, { additionalProperties: false });
export type SupplierSettings = Static<typeof SupplierSettings>;
