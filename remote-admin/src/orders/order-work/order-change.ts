/** What can be done to an order; `under` is the rest of its address. */
export interface OrderChange {
  method: 'post' | 'put';
  under: string;
  body: Record<string, unknown>;
}
