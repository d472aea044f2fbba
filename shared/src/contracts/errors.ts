import { type Static, Type } from 'typebox';

export const FieldError = Type.Object({ field: Type.String(), code: Type.String(), message: Type.String() });
export type FieldError = Static<typeof FieldError>;

/** Every error answer of the API; some codes have further members beside the three fixed ones. */
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
