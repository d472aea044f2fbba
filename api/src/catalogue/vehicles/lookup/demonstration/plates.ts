import type { SourceVehicle } from '../vehicle-source.ts';
import { popularModels } from './popular-models.ts';

const COUNT = 200;
/** Those of the letters that plates have. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTVWXYZ';
/** With which two letters plates of a year began. */
const SERIES: Record<number, string> = {
  ...{
    2009: 'AC',
    2010: 'AZ',
    2011: 'BM',
    2012: 'CB',
    2013: 'CR',
    2014: 'DC',
    2015: 'DQ',
    2016: 'EC',
    2017: 'EL',
  },
  ...{ 2018: 'EX', 2019: 'FH', 2020: 'FQ', 2021: 'FZ', 2022: 'GF', 2023: 'GM', 2024: 'GW', 2025: 'HD' },
};

const car = (marque: string, modele: string, year: number, equipment: SourceVehicle['equipment'] = {}) => ({
  marque,
  modele,
  year,
  equipment,
});

/** Easy to remember; of two of them the register does not say whether it is the saloon or the estate. */
const NAMED: readonly [plate: string, vehicles: SourceVehicle[]][] = [
  ['AB-123-CD', [car('Peugeot', '308 II', 2016, { ledLights: 'non', parkingAid: 'oui' })]],
  ['EF-456-GH', [car('Renault', 'Mégane IV', 2018, { preparation: 'oui' })]],
  ['GH-789-JK', [car('Citroën', 'C5 Aircross', 2022, { ledLights: 'oui', parkingAid: 'oui' })]],
  ['1234 AB 56', [car('Peugeot', '307', 2005)]],
  ['CD-111-EF', [car('Volkswagen', 'Golf VII', 2015), car('Volkswagen', 'Golf VII Break', 2015)]],
  ['DE-222-FG', [car('Škoda', 'Octavia III', 2017), car('Škoda', 'Octavia III Break', 2017)]],
];

const two = (number: number) =>
  `${LETTERS[number % LETTERS.length]}${LETTERS[Math.floor(number / LETTERS.length) % LETTERS.length]}`;

/** The same on every machine. Steps without a common divisor spread digits and letters over what a plate may have. */
function numbered(index: number): [plate: string, vehicles: SourceVehicle[]] {
  const model = popularModels[index % popularModels.length];
  const { marque = '', modele = '', from = 0, to = 0 } = model ?? {};
  const first = Math.max(from, 2009);
  const year = first + ((index * 7) % (Math.min(to, 2025) - first + 1));
  const digits = String(1 + ((index * 379) % 999)).padStart(3, '0');
  const plate = `${SERIES[year] ?? 'AC'}-${digits}-${two(index * 53 + 17)}`;
  return [
    plate,
    [car(marque, modele, year, index % 4 === 0 ? { parkingAid: index % 8 === 0 ? 'oui' : 'non' } : {})],
  ];
}

/** Plates in the form in which they are read (AB-123-CD), with the vehicles that may carry them. */
export const demonstrationPlates: ReadonlyMap<string, readonly SourceVehicle[]> = new Map([
  ...Array.from({ length: COUNT - NAMED.length }, (_, index) => numbered(index)),
  ...NAMED,
]);
