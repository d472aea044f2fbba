import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../../base/db/schema.ts';
import { keyedHash } from '../../../base/secrets/installation-key.ts';
import { dayInParis } from '../../../base/text/french.ts';
import { claimQuestion, type Kept, keepAnswer, keptAnswer, leaveQuestion } from './lookup-answers.queries.ts';
import { askedToday, quotaOf, takeOfAll, takeQuota } from './quotas.queries.ts';
import type { Asked, SourceAnswer, SourceVehicle, VehicleSource } from './vehicle-source.ts';

const LOOK_AGAIN_MS = 50;
/** As long as another's question may take. */
const LOOKS_MAX = 60;

export type AskedOutcome = 'found' | 'unknown' | 'unusable' | 'silent';
export type Found = readonly SourceVehicle[] | 'quota' | 'unreachable';

interface Deps {
  readonly db: Db;
  readonly source: VehicleSource;
  /** With which plates and VINs are hashed. */
  readonly key: string;
  /** How many questions a day all accounts have together. */
  readonly dailyMax: number;
  readonly now: () => Date;
  /** Told of each question that left for the service what came of it. */
  readonly onAsked: (outcome: AskedOutcome) => void;
}

/** Asks a service that is paid by the question: once for each vehicle, and within quotas. Whatever leaves counts. */
export function paidQuestions({ db, source, key, dailyMax, now, onAsked }: Deps) {
  async function ask(asked: Asked, hash: string, userId: string, quota: number): Promise<Found> {
    const day = dayInParis(now());
    // A refusal by the ceiling is taken from the account's quota: else it would tell for nothing what others asked.
    if (!(await takeQuota(db, userId, day, quota)) || !(await takeOfAll(db, day, dailyMax))) {
      await leaveQuestion(db, hash);
      return 'quota';
    }
    const answer = await source.ask(asked);
    onAsked(outcomeOf(answer));
    await keepAnswer(db, hash, answer, now());
    return foundIn(typeof answer === 'string' ? answer : answer.vehicles);
  }

  return async (asked: Asked, userId: string): Promise<Found> => {
    const quota = await quotaOf(db, userId);
    // Before anything is looked up: what is kept would tell what others asked.
    if ((await askedToday(db, userId, dayInParis(now()))) >= quota) return 'quota';
    const hash = keyedHash(key, `${asked.kind} ${asked.text}`);
    for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
      const kept = await keptAnswer(db, hash, now());
      if (kept && kept !== 'asking') return foundIn(kept);
      if (!kept) {
        if (source.isResting()) return 'unreachable';
        if (await claimQuestion(db, hash, now())) return ask(asked, hash, userId, quota);
      }
      await pause(LOOK_AGAIN_MS);
    }
    return 'unreachable';
  };
}

const foundIn = (answer: Kept): Found => (typeof answer === 'string' ? 'unreachable' : answer);

function outcomeOf(answer: SourceAnswer): AskedOutcome {
  if (typeof answer === 'string') return answer;
  return answer.vehicles.length > 0 ? 'found' : 'unknown';
}
