import { integer } from '@extranet/shared/format';
import { kilograms } from '../kilograms.ts';

/** '1 h 45', '45 min'; '' for an unknown time. */
export function fittingTime(minutes: number): string {
  if (minutes <= 0) return '';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}\u00a0min`;
  return [`${integer(hours)}\u00a0h`, rest ? String(rest).padStart(2, '0') : '']
    .filter(Boolean)
    .join('\u00a0');
}

/** What it may tow, with the load on the ball: '1 500 kg, 75 kg sur la boule'. */
export const towedWords = (towsKg: number, noseKg: number, onTheBall: (mass: string) => string): string =>
  [kilograms(towsKg), noseKg > 0 ? onTheBall(kilograms(noseKg)) : ''].filter(Boolean).join(', ');
