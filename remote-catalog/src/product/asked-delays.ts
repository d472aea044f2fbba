import { onDevice } from '@extranet/shared/session';

const KEY = 'catalogue.asked';
const MOST = 40;
/** Later an answer has come, or will not. */
const DAYS = 30;

interface Asked {
  prodId: string;
  /** When, as a date reads it. */
  at: string;
}
/** Whose they are is kept with them: on the workshop's computer the next account starts without any. */
interface Kept {
  owner: string;
  asked: Asked[];
}

const isAsked = (value: unknown): value is Asked =>
  typeof value === 'object' && value !== null && 'prodId' in value && 'at' in value;

const isRecent = ({ at }: Asked): boolean => Date.now() - Date.parse(at) < DAYS * 86_400_000;

function keptFor(account: string): Asked[] {
  try {
    const { owner, asked } = JSON.parse(onDevice.read(KEY) ?? '{}') as Partial<Kept>;
    return owner === account && Array.isArray(asked) ? asked.filter(isAsked).filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** When this account last asked for the delivery time of a product on this device; the server tells it only who asks again. */
export const delayAskedAt = (prodId: string, account: string): string | undefined =>
  keptFor(account).find((asked) => asked.prodId === prodId)?.at;

export function rememberAsked(prodId: string, account: string): void {
  const others = keptFor(account).filter((asked) => asked.prodId !== prodId);
  const kept: Kept = {
    owner: account,
    asked: [{ prodId, at: new Date().toISOString() }, ...others].slice(0, MOST),
  };
  onDevice.keep(KEY, JSON.stringify(kept));
}
