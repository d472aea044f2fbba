import { failure, unprocessable } from '../errors.ts';
import { PIXELS_MAX, type Refusal, SIDE_MAX } from './limits.ts';

const SOON = { headers: { 'retry-after': '10' } };
const french = new Intl.NumberFormat('fr-FR');
const LIGHTER =
  'Enregistrez-la en JPEG (ni progressif, ni entrelacé), avec 4\u00a0000 pixels de côté au plus, puis renvoyez-la.';

const REASONS: Readonly<Record<Refusal, string>> = {
  side: `une image compte ${inFrench(SIDE_MAX)} pixels de côté au plus. Réduisez ses dimensions, puis renvoyez-la.`,
  pixels: `une image compte ${PIXELS_MAX / 1e6} millions de pixels au plus. Réduisez ses dimensions, puis renvoyez-la.`,
  memory: `sa lecture demande trop de mémoire. ${LIGHTER}`,
  time: `sa lecture prend trop de temps. ${LIGHTER}`,
  crash: `elle est endommagée. ${LIGHTER}`,
};

/** Not every font has the narrow space that French puts between thousands: use the wide one. */
function inFrench(number: number): string {
  return french.format(number).replaceAll('\u202f', '\u00a0');
}

export const pictureRefused = (reason: Refusal, name: string) =>
  unprocessable(`picture.${reason}`, `L’image "${name}" ne peut être traitée\u00a0: ${REASONS[reason]}`);

/** 429, not 503: the account's own pictures fill its queue. */
export const tooManyOfAccount = () =>
  failure(
    429,
    'picture.tooMany',
    'Trop de vos images attendent déjà d’être traitées. Veuillez réessayer dans quelques instants.',
    SOON,
  );

export const tooManyOfAll = () =>
  failure(
    503,
    'picture.busy',
    'De nombreuses images sont en cours de traitement. Veuillez réessayer dans quelques instants.',
    SOON,
  );
