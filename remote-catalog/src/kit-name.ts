import type { ProductRow } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';

type Titled = Pick<ProductRow, 'prodTitre' | 'prodMarque' | 'prodModele'>;

/**
 * A kit's title in two: what it is, and the vehicle. Kits of one sort differ in their vehicle alone, which stands at the end of a long
 * title: where there is room for a line only, it has one of its own.
 */
export function kitName({ prodTitre = '', prodMarque = '', prodModele = '' }: Titled): {
  what: string;
  vehicle: string;
} {
  const vehicle = [prodMarque, prodModele].filter(Boolean).join(' ');
  if (vehicle !== '' && prodTitre.toLowerCase().endsWith(` ${vehicle.toLowerCase()}`))
    return { what: prodTitre.slice(0, -vehicle.length).trimEnd(), vehicle };
  return { what: prodTitre, vehicle: searchable(prodTitre).includes(searchable(vehicle)) ? '' : vehicle };
}
