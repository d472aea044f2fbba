import { type Static, Type } from 'typebox';
import { BODIES, EQUIPMENT, FIT_CODES } from '../rules/vehicle/index.ts';
import { Done, Id, Instant, Nullable } from './values.ts';

/** 'peugeot.308ii.2016': make, model and year. Plates and VINs never stand in an address (B1.09). */
export const VehicleKey = Type.String({ pattern: '^[a-z0-9]{1,60}\\.[a-z0-9]{1,80}\\.(\\d{4})?$' });
export type VehicleKey = Static<typeof VehicleKey>;

export const ByVehicle = Type.Object({ vehicle: VehicleKey });

const modelFields = {
  marque: Type.String(),
  modele: Type.String(),
  from: Type.Integer(),
  to: Type.Integer({ description: '9999 while it is still built' }),
  body: Type.Enum([...BODIES]),
  platform: Type.String({ description: "'MQB', 'EMP2'; '' when unknown" }),
};

/** GET /vehicles/makes: those of which there are parts. */
export const VehicleMakes = Type.Array(Type.String());
export type VehicleMakes = Static<typeof VehicleMakes>;

/** GET /vehicles/models. */
export const VehicleModelRow = Type.Object(modelFields);
export type VehicleModelRow = Static<typeof VehicleModelRow>;

export const VehicleModelsQuery = Type.Object({ marque: Type.String({ minLength: 1, maxLength: 60 }) });
export type VehicleModelsQuery = Static<typeof VehicleModelsQuery>;

/** GET /vehicles/{vehicle}. */
export const Vehicle = Type.Object({
  key: VehicleKey,
  ...modelFields,
  year: Type.Integer({ description: 'Of the first registration; 0 when unknown' }),
});
export type Vehicle = Static<typeof Vehicle>;

/** POST /vehicles/lookup: the text travels in the body, never in an address. */
export const VehicleLookup = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 60 }) },
  { additionalProperties: false },
);
export type VehicleLookup = Static<typeof VehicleLookup>;

const Known = Type.Object({
  marque: Type.Optional(Type.String()),
  modele: Type.Optional(Type.String()),
  year: Type.Optional(Type.Integer()),
});

export const EquipmentAnswers = Type.Object(
  Object.fromEntries(EQUIPMENT.map((name) => [name, Type.Optional(Type.Enum(['oui', 'non']))])) as Record<
    (typeof EQUIPMENT)[number],
    Type.TOptional<Type.TEnum<['oui', 'non']>>
  >,
);
export type EquipmentAnswers = Static<typeof EquipmentAnswers>;

/** What POST /vehicles/lookup answers. */
export const VehicleLookupAnswer = Type.Object({
  kind: Type.Enum(['plate', 'vin', 'variant', 'words']),
  outcome: Type.Enum(['found', 'several', 'unknown', 'quota', 'unreachable']),
  vehicles: Type.Array(Type.Object({ vehicle: Vehicle, equipment: EquipmentAnswers }), {
    description: 'None, one, or those between which a person chooses',
  }),
  known: Known,
  missing: Type.Optional(
    Type.Object(
      { name: Type.String(), year: Type.Optional(Type.String()), generation: Type.Optional(Type.String()) },
      {
        description:
          'The year or generation that no model of this name has: a person chooses among the others',
      },
    ),
  ),
  makeAlone: Type.Optional(
    Type.Boolean({ description: 'The words name a make and no model: `known.marque`' }),
  ),
  demonstration: Type.Boolean({ description: 'The answer is demonstration data, and the page says so' }),
});
export type VehicleLookupAnswer = Static<typeof VehicleLookupAnswer>;

/** GET /vehicles/recent: the last ten of the account (B1.03). */
export const RecentVehicle = Type.Object({
  vehicle: Vehicle,
  chosenAt: Instant,
  order: Nullable(Type.Object({ orderId: Id, orderRef: Type.String() })),
});
export type RecentVehicle = Static<typeof RecentVehicle>;

/** POST /vehicles/recent. */
export const VehicleChoice = Type.Object({ vehicle: VehicleKey }, { additionalProperties: false });
export type VehicleChoice = Static<typeof VehicleChoice>;
export const VehicleChosen = Done;

/** Why a product fits a vehicle or not; `isFit` of shared/rules/vehicle decides by it, `fitWords` says it. */
export const FitReason = Type.Object({
  code: Type.Enum([...FIT_CODES], {
    description:
      "fits, with and without (on that condition) fit. before: the vehicle is older than the part's first year; after: newer than its last",
  }),
  /** Model and years of the application that was nearest. */
  marque: Type.Optional(Type.String()),
  modele: Type.Optional(Type.String()),
  from: Type.Optional(Type.Integer()),
  to: Type.Optional(Type.Integer()),
  equipment: Type.Optional(Type.Enum([...EQUIPMENT])),
  note: Type.Optional(Type.String()),
});
export type FitReason = Static<typeof FitReason>;

export const Fit = Type.Object({ prodId: Id, reason: FitReason });
export type Fit = Static<typeof Fit>;

/** GET /vehicles/{vehicle}/fits: what lists hold, and what they leave out with the reason (B1.04). */
export const VehicleFits = Type.Object({ fits: Type.Array(Fit), leftOut: Type.Array(Fit) });
export type VehicleFits = Static<typeof VehicleFits>;

/** GET /admin/vehicles/{vehicle}/products: what the back office offers for it, of all catalogues; the first five hundred. */
export const VehicleProducts = Type.Object({
  count: Type.Integer({ description: 'Of all that fit' }),
  products: Type.Array(
    Type.Object({
      prodId: Id,
      prodRef: Type.String(),
      prodCatalogue: Type.String(),
      prodTitre: Type.String(),
      reason: FitReason,
    }),
    { maxItems: 500 },
  ),
});
export type VehicleProducts = Static<typeof VehicleProducts>;

/** POST /vehicles/{vehicle}/fits: some products, such as the lines of a cart (B1.05). */
export const FitsQuestion = Type.Object(
  { prodIds: Type.Array(Id, { minItems: 1, maxItems: 500 }) },
  { additionalProperties: false },
);
export type FitsQuestion = Static<typeof FitsQuestion>;

const year = Type.Integer({ minimum: 0, maximum: 9999 });

/** One application: a product fits a model of some years, with or without some equipment (B1.06). */
export const Application = Type.Object(
  {
    marque: Type.String({ minLength: 1, maxLength: 60 }),
    modele: Type.String({ minLength: 1, maxLength: 80 }),
    from: year,
    to: year,
    with: Type.Array(Type.Enum([...EQUIPMENT])),
    without: Type.Array(Type.Enum([...EQUIPMENT])),
    note: Type.String({ maxLength: 200 }),
  },
  { additionalProperties: false },
);
export type Application = Static<typeof Application>;

/** GET and PUT /admin/product/{id}/applications. */
export const ApplicationList = Type.Array(Application, { maxItems: 500 });
export type ApplicationList = Static<typeof ApplicationList>;
