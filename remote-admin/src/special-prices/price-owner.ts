/** Whose list it is: one customer's over all references, or one reference's over all customers. */
export type PriceOwner = { customer: string } | { reference: string };
