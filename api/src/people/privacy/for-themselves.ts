type Held = Readonly<Record<string, unknown>>;

interface HeldWithOthers extends Held {
  readonly orderLives?: { readonly notes?: unknown };
  readonly mails?: readonly { readonly recipient: string }[];
}

/**
 * What is held, without what is the house's own: the notes of which its clerks read that no customer sees them, and the
 * addresses of those whom it wrote to about a customer. Who wants to know of these asks the office, which looks first.
 */
export function forThemselves(held: HeldWithOthers, email: string): Held {
  const { notes: _, ...orderLives } = held.orderLives ?? {};
  const mails = held.mails?.map(({ recipient, ...mail }) =>
    recipient === email ? { ...mail, recipient } : mail,
  );
  return { ...held, orderLives, mails };
}
