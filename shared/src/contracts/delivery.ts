import { type Static, Type } from 'typebox';
import { TEXT_MAX } from '../rules/index.ts';
import { Id } from './values.ts';

export const DeliveryStatus = Type.Enum(['visible', 'hidden']);
export type DeliveryStatus = Static<typeof DeliveryStatus>;

/** A delivery address; 'visible' ones are offered for later orders. */
export const Delivery = Type.Object({
  daId: Id,
  daCompName: Type.String(),
  daName: Type.String(),
  daFirstname: Type.String(),
  daAddress: Type.String(),
  daPostCode: Type.String(),
  daCity: Type.String(),
  daCountry: Type.String(),
  daPhone1: Type.String(),
  daPhone2: Type.String(),
  daEmail: Type.String(),
  daStatus: DeliveryStatus,
});
export type Delivery = Static<typeof Delivery>;

const field = (maxLength: number, description: string) =>
  Type.Optional(Type.String({ maxLength, description }));

/** The fields of an address. If required ones are blank, the server answers a 422 that names them. */
export const DeliveryFields = {
  daCompName: field(TEXT_MAX.company, 'Optional'),
  daName: field(TEXT_MAX.personName, 'Required'),
  daFirstname: field(TEXT_MAX.personName, 'Required'),
  daAddress: field(TEXT_MAX.street, 'Required'),
  daPostCode: field(TEXT_MAX.postcode, 'Required'),
  daCity: field(TEXT_MAX.city, 'Required'),
  daCountry: field(TEXT_MAX.country, 'FRANCE when it is missing'),
  daPhone1: field(25, "Required, '{dial} {digits}'"),
  daPhone2: field(25, 'Optional'),
  daEmail: field(TEXT_MAX.email, 'Optional'),
  daStatus: Type.Optional(DeliveryStatus),
};

/** POST /delivery and PUT /delivery/{daId}. */
export const DeliveryInput = Type.Object(DeliveryFields, { additionalProperties: false });
export type DeliveryInput = Static<typeof DeliveryInput>;

/** GET /deliveries. */
export const DeliveriesQuery = Type.Object({ query: Type.Optional(Type.String({ maxLength: 10240 })) });
export type DeliveriesQuery = Static<typeof DeliveriesQuery>;
