import type { FitReason } from '@extranet/shared/contracts';
import { type Equipment, fitWords, isFit } from '@extranet/shared/rules/vehicle';
import type { FitsOfOrder } from './order-vehicles.ts';

const EQUIPMENT: Readonly<Record<Equipment, string>> = {
  preparation: 'une préparation d’origine',
  parkingAid: 'une aide au stationnement',
  ledLights: 'des feux à LED',
  spareWheel: 'une roue de secours',
  sportBumper: 'un pare-chocs sport',
};

/** For paper: under which condition a part fits the vehicle of its line, or why it does not; of others nothing is said. */
export const reservesInWords = (fits: FitsOfOrder): Map<string, string> =>
  new Map(
    [...fits].flatMap(([id, { itFit }]) => {
      if (!itFit || itFit.code === 'fits' || itFit.code === 'unknown') return [];
      const words = wordsOf(itFit);
      return [[id, isFit(itFit) ? words : `ne convient pas\u00a0: ${words}`] as const];
    }),
  );

function wordsOf(reason: FitReason): string {
  const { key, values } = fitWords(reason);
  const equipment = values.equipment ? EQUIPMENT[values.equipment] : '';
  switch (key) {
    case 'with':
      return `convient avec ${equipment}`;
    case 'without':
      return `convient, sauf avec ${equipment}`;
    case 'since':
      return `à partir de ${values.from}`;
    case 'until':
      return `jusqu’à ${values.to}`;
    case 'otherModel':
      return `pour ${values.marque} ${values.modele}`;
    default:
      return '';
  }
}
