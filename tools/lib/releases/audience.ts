import type { Release } from '@extranet/shared/registry';
import { startError } from '../../../api/src/base/index.ts';
import { nameAccounts, type ShellCanary, type StoreEntry } from '../../../api/src/portal/releases/index.ts';

/** Who gets a canary release: a share of the accounts, some of them by name, or both; and how the share goes on by itself. */
export interface Audience {
  percent: number;
  accounts: string[];
  plan?: { steps: number[]; everyMinutes: number } | undefined;
}

/** As they are given to a command. */
export interface AudienceOptions {
  canary?: string | undefined;
  accounts?: string | undefined;
  steps?: string | undefined;
  every?: string | undefined;
}

export const AUDIENCE_OPTIONS = {
  canary: { type: 'string' },
  accounts: { type: 'string' },
  steps: { type: 'string' },
  every: { type: 'string' },
} as const;

/** Null: everybody. */
export function parseAudience({ canary, accounts, steps, every }: AudienceOptions): Audience | null {
  const plan = parsePlan(steps, every);
  if (canary !== undefined && plan) throw startError('--steps says the first share too: leave --canary out.');
  if (canary === undefined && accounts === undefined && !plan) return null;
  const percent = plan?.steps[0] ?? Number(canary ?? 0);
  if (canary !== undefined && !(percent > 0 && percent <= 100))
    throw startError('--canary takes a share in percent, from 1 to 100.');
  const emails = (accounts ?? '')
    .split(',')
    .map((email) => email.trim())
    .filter(Boolean);
  if (accounts !== undefined && (emails.length === 0 || emails.some((email) => !/^\S+@\S+$/.test(email))))
    throw startError('--accounts takes email addresses, separated by commas.');
  return { percent, accounts: emails, plan };
}

const MINUTES: Record<string, number> = { m: 1, h: 60, d: 1440 };

function parsePlan(steps: string | undefined, every: string | undefined): Audience['plan'] {
  if (steps === undefined && every === undefined) return undefined;
  const shares = (steps ?? '').split(',').map(Number);
  const isRising = shares.every(
    (share, index) => share > (shares[index - 1] ?? 0) && share <= 100 && Number.isFinite(share),
  );
  if (!isRising) throw startError('--steps takes rising shares in percent, such as 1,10,50,100.');
  const [, count, unit] = /^(\d+)([mhd])$/.exec(every ?? '') ?? [];
  const everyMinutes = Number(count) * (MINUTES[unit ?? ''] ?? 0);
  if (!(everyMinutes > 0)) throw startError('--every takes minutes, hours or days: 10m, 2h, 1d.');
  return { steps: shares, everyMinutes };
}

export function canaryFor(release: Release, { percent, accounts, plan }: Audience, now: Date) {
  return {
    ...{ release, percent },
    ...(accounts.length > 0 && { named: nameAccounts(accounts) }),
    ...(plan && { plan, since: now.toISOString() }),
  } satisfies NonNullable<StoreEntry['canary']>;
}

/** Nothing is heard of the live shell with which its canary could be compared at each step. */
export function assertNoSteps(audience: Audience | null | undefined): void {
  if (audience?.plan)
    throw startError("The shell's canary goes on by npm run promote -- host, not by steps.");
}

export function shellCanaryFor(id: string, { percent, accounts }: Audience): ShellCanary {
  return { release: { id }, percent, ...(accounts.length > 0 && { named: nameAccounts(accounts) }) };
}

export function audienceInWords({ percent, accounts, plan }: Audience): string {
  const who = [percent > 0 && `${percent} % of the accounts`, accounts.length > 0 && accounts.join(', ')];
  return who.filter(Boolean).join(' and ') + (plan ? `, then ${planInWords(plan, percent)}` : '');
}

/** '50, 100 %, each after 10 minutes, then for everybody' */
export function planInWords({ steps, everyMinutes }: NonNullable<Audience['plan']>, percent: number): string {
  const left = steps.filter((step) => step > percent);
  const shares = left.length > 0 ? `${left.join(', ')} %, each after ${everyMinutes} minutes` : '';
  return [shares, steps.at(-1) === 100 && 'for everybody'].filter(Boolean).join(', then ');
}
