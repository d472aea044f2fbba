import { type Static, Type } from 'typebox';

export const FieldError = Type.Object({ field: Type.String(), code: Type.String(), message: Type.String() });
export type FieldError = Static<typeof FieldError>;

/** Every refusal of the API; some codes add facts of their own beside the three fixed members. */
export const ApiError = Type.Object({
  error: Type.Object(
    {
      code: Type.String({ description: "Stable and dotted, such as 'cart.priceChanged'" }),
      message: Type.String({ description: 'French, fit to be shown' }),
      requestId: Type.String(),
      fields: Type.Optional(Type.Array(FieldError)),
    },
    { additionalProperties: true },
  ),
});
export type ApiError = Static<typeof ApiError>;
