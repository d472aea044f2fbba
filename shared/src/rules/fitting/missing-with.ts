import { type FittingPart, kitContents } from './part.ts';

/** A line of a cart, as far as a fitting is concerned. */
export interface FittingLine extends Pick<FittingPart, 'prodId' | 'prodCatalogue' | 'prodTitre'> {
  /** What it was bought for: the key of the vehicle, or make and model; '' when unknown, and then it is left alone. */
  vehicle: string;
  quantity: number;
}

/** What the lines of one vehicle lack: 'Attelage sans faisceau' (B2.06). */
export interface Incomplete {
  vehicle: string;
  code: 'towbarWithoutHarness' | 'carrierWithoutTowbar';
  /** The lines to which something should be added. */
  prodIds: readonly string[];
  /** How many are missing. */
  count: number;
  /** How many of the missing kind the cart holds for that vehicle: 'sans' is said of none only. */
  held: number;
}

/**
 * A harness alone is nothing to speak of: it replaces another, or the towbar is there. A bicycle carrier rides on a towbar, which
 * the car may have: it is named only when the same cart holds no towbar for that car.
 */
export function missingWith(lines: readonly FittingLine[]): Incomplete[] {
  const vehicles = [...new Set(lines.map(({ vehicle }) => vehicle))].filter(Boolean);
  return vehicles.flatMap((vehicle): Incomplete[] => {
    const own = lines.filter((line) => line.vehicle === vehicle).map((line) => ({ line, ...heldBy(line) }));
    const count = (what: 'towbar' | 'harness' | 'carrier') =>
      own.reduce((sum, one) => sum + (one[what] ? one.line.quantity : 0), 0);
    const idsOf = (what: 'towbar' | 'carrier') =>
      own.filter((one) => one[what] && !one.harness).map(({ line }) => line.prodId);
    const harnesses = count('towbar') - count('harness');
    const towbars = count('carrier') > 0 && count('towbar') === 0 ? count('carrier') : 0;
    return [
      ...(harnesses > 0
        ? [
            {
              vehicle,
              code: 'towbarWithoutHarness' as const,
              prodIds: idsOf('towbar'),
              count: harnesses,
              held: count('harness'),
            },
          ]
        : []),
      ...(towbars > 0
        ? [
            {
              vehicle,
              code: 'carrierWithoutTowbar' as const,
              prodIds: idsOf('carrier'),
              count: towbars,
              held: 0,
            },
          ]
        : []),
    ];
  });
}

function heldBy({ prodCatalogue, prodTitre }: FittingLine) {
  if (prodCatalogue !== 'Kit')
    return { towbar: prodCatalogue === 'Attelage', harness: prodCatalogue === 'Faisceau', carrier: false };
  const { prodTypeAttelage, prodType, carrier } = kitContents(prodTitre);
  return { towbar: prodTypeAttelage !== '', harness: prodType !== '', carrier };
}
