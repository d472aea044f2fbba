import type { Grown } from './grown.ts';

/** What one person does; the number makes each time another one. */
export interface Ask {
  readonly what: string;
  readonly run: (grown: Grown, time: number) => Promise<Response>;
  /** So often, where an hour has a limit. */
  readonly rounds?: number;
}

export const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
export const customer = (grown: Grown, path: string) => grown.call(grown.customer, 'GET', path);
export const admin = (grown: Grown, path: string) => grown.call(grown.admin, 'GET', path);
/** One of the copies, far from each other. */
export const someOf = (total: number, time: number) => 1 + ((time * 7919) % total);
