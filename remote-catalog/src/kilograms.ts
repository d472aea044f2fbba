import { integer } from '@extranet/shared/format';

const MASS = /^(\d[\d\s]*)kg$/i;

/** '1 900 kg'; '' for an unknown mass. */
export const kilograms = (mass: number): string => (mass > 0 ? `${integer(mass)}\u00a0kg` : '');

/** A feature that is a mass, as the list writes it: '1900 kg' becomes '1 900 kg'. Any other text stays as it is. */
export function withMassInGroups(text: string): string {
  const [, digits = ''] = MASS.exec(text) ?? [];
  return digits ? kilograms(Number(digits.replace(/\s/g, ''))) : text;
}
