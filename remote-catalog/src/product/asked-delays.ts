import { keptOfAccount } from '../kept-of-account.ts';

const MOST = 40;
/** Later an answer has come, or will not. */
const DAYS = 30;

interface Asked {
  prodId: string;
  /** When, as a date reads it. */
  at: string;
}

const isRecent = (value: unknown): value is Asked =>
  typeof value === 'object' &&
  value !== null &&
  'prodId' in value &&
  Date.now() - Date.parse(String((value as Partial<Asked>).at)) < DAYS * 86_400_000;

const kept = keptOfAccount('catalogue.asked', 'asked', isRecent);

/** When this account last asked for the delivery time of a product on this device; the server tells it only who asks again. */
export const delayAskedAt = (prodId: string, account: string): string | undefined =>
  kept.read(account).find((asked) => asked.prodId === prodId)?.at;

export function rememberAsked(prodId: string, account: string): void {
  const others = kept.read(account).filter((asked) => asked.prodId !== prodId);
  kept.keep(account, [{ prodId, at: new Date().toISOString() }, ...others].slice(0, MOST));
}
