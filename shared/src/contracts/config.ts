import { type Static, Type } from 'typebox';

const UploadRule = Type.Object({
  extensions: Type.Array(Type.String({ description: "With its dot: '.pdf'" })),
  maxBytes: Type.Integer(),
});

/** The answer of GET /config, after decoding its base64. */
export const Config = Type.Object({
  phone_number: Type.String(),
  form_rules: Type.Object({
    email: Type.Object({ regexp: Type.String() }),
    password: Type.Object({
      regex: Type.String(),
      length: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
      include: Type.Object({
        uppercase: Type.Boolean(),
        lowercase: Type.Boolean(),
        number: Type.Boolean(),
        special: Type.String({
          description: 'The special characters that count; empty when none is asked for',
        }),
      }),
    }),
  }),
  upload: Type.Object({
    faq: UploadRule,
    prodPicture: UploadRule,
    prodDatasheet: UploadRule,
    ldec: UploadRule,
  }),
  vat_rate: Type.Number({ description: 'Percent' }),
  brand: Type.Object({
    name: Type.String({ description: "The supplier's, as under every mail" }),
    colour: Type.String({ description: "Of its logo: '#1f6fd6'; empty for the portal's own" }),
    look: Type.Record(Type.String(), Type.String(), {
      description: "Its colours by the pages' tokens: '--color-header'; empty for the portal's own",
    }),
    logo: Type.String({ description: 'Address of its picture; empty for the drawn one' }),
  }),
});
export type Config = Static<typeof Config>;

/** GET /config/supplier: as it stands on order forms, on paper and under every mail. */
export const Supplier = Type.Object({
  name: Type.String(),
  address: Type.String(),
  postcode: Type.String(),
  city: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  legal: Type.String(),
  /** Its colours, where it has chosen some. */
  accent: Type.Optional(Type.String()),
  header: Type.Optional(Type.String()),
});
export type Supplier = Readonly<Static<typeof Supplier>>;

export const UploadKind = Type.Enum([
  'faq',
  'prodPicture',
  'prodDatasheet',
  'ldec',
  'orderDocument',
  'returnPhoto',
]);
export type UploadKind = Static<typeof UploadKind>;

export const DialCode = Type.Object({
  dial_code: Type.String({ description: "'+33'" }),
  code: Type.String({ description: "'FR'" }),
});
export type DialCode = Static<typeof DialCode>;

/** The supplier's text overrides: namespace, then key (dotted keys are nested objects), then text. */
export const LanguageOverrides = Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown()));
export type LanguageOverrides = Static<typeof LanguageOverrides>;
