import { VEHICLE_PARAM } from '@extranet/shared/remote';
import { PINS } from '@extranet/shared/rules';
import type { Answers, Question } from '@extranet/shared/rules/fitting';
import { EQUIPMENT, type Pins, USES } from '@extranet/shared/rules/vehicle';

/**
 * Under this name stands what was answered about a vehicle, beside its key: 'caravane.preparation-non.ledLights-inconnu'.
 * Answers name nobody; a link, a reload and a second tab show the same fitting by them.
 */
export const ANSWERS_PARAM = 'montage';

/** Under this name stands the socket that somebody wants: '13'. */
export const SOCKET_PARAM = 'prise';

export const readSocket = (address: URLSearchParams): Pins | undefined =>
  PINS.find((pins) => pins === address.get(SOCKET_PARAM));

/** An address with the wish alone, or without any. */
export const withSocket = (pins: Pins | undefined): URLSearchParams =>
  new URLSearchParams(pins && { [SOCKET_PARAM]: pins });

/** Answered 'Je ne sais pas'. */
const OPEN = 'inconnu';
const OPEN_USE = `use-${OPEN}`;

/** The page with this vehicle in its address; none takes it out. Whatever else stands there stays. */
export function withVehicle(
  pathname: string,
  address: URLSearchParams,
  key: string | undefined,
  answers: Answers = {},
): string {
  const next = new URLSearchParams(address);
  next.delete(ANSWERS_PARAM);
  if (key === undefined) for (const param of [VEHICLE_PARAM, SOCKET_PARAM]) next.delete(param);
  else next.set(VEHICLE_PARAM, key);
  const written = writtenAnswers(answers);
  if (key !== undefined && written) next.set(ANSWERS_PARAM, written);
  const search = next.toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}

/** Always in the same order, so that equal answers read alike. */
export const writtenAnswers = (answers: Answers): string =>
  [
    'use' in answers && (answers.use ?? OPEN_USE),
    ...EQUIPMENT.map((name) => name in answers && `${name}-${answers[name] ?? OPEN}`),
  ]
    .filter(Boolean)
    .join('.');

/** What is no answer is passed over. */
export function readAnswers(written: string): Answers {
  const answers: Answers = {};
  for (const word of written.split('.')) {
    if (USES.some((use) => use === word)) answers.use = word;
    if (word === OPEN_USE) answers.use = undefined;
    const [name, answer] = word.split('-') as [Question, string?];
    if (!EQUIPMENT.some((one) => one === name)) continue;
    if (answer === OPEN) answers[name] = undefined;
    else if (answer === 'oui' || answer === 'non') answers[name] = answer;
  }
  return answers;
}
