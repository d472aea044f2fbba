import type { Vehicle } from '@extranet/shared/contracts';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { vehicleName } from '@extranet/shared/rules';
import { type FittedLine, isUnfit } from './fit.ts';
import texts from './locales/vehicle.fr.json';
import { useFitWords } from './useFitWords.ts';

registerTexts('cart-orders', texts);

interface Line extends FittedLine {
  itVehicle?: Vehicle | null;
}

/**
 * On paper the vehicle stands behind the words of the product, and the reserve under which it fits:
 * 'Faisceau 13 broches Peugeot 308 II — Peugeot 308 II, 2016 · convient avec une préparation d'origine'.
 */
export function usePrintedWords(): (words: string, line: Line) => string {
  const { t } = useTranslation('cart-orders');
  const fitWords = useFitWords();
  return (words, line) => {
    const { itVehicle, itFit } = line;
    if (!itVehicle) return words;
    const named = `${words} — ${vehicleName(itVehicle)}`;
    if (!itFit || itFit.code === 'unknown' || itFit.code === 'fits') return named;
    const reason = fitWords(itFit);
    return `${named} · ${isUnfit(line) ? t('vehicle.unfit', { reason }) : reason}`;
  };
}
