import type { Catalogue } from '@extranet/shared/contracts';
import { VEHICLE_PARAM } from '@extranet/shared/remote';
import { CATALOGUES, TEXT_MAX } from '@extranet/shared/rules';

/** What is searched, as it stands in the address of the catalogue: /catalog?cat=Faisceau&q=peugeot+308 */
export interface Words {
  q: string;
  /** '' for all that the customer may see. */
  catalogue: Catalogue | '';
  /** The key of the chosen vehicle, or ''. */
  vehicle: string;
  /** 'typed': no slip is forgiven and no synonym taken. */
  as: '' | 'typed';
}

export function wordsAddress({ q, catalogue, vehicle, as }: Words): string {
  const address = new URLSearchParams({
    ...(catalogue && { cat: catalogue }),
    q: q.trim(),
    ...(as && { as }),
    ...(vehicle && { [VEHICLE_PARAM]: vehicle }),
  });
  return `/catalog?${address}`;
}

/** The same, with the chip that leaves what fits the vehicle. */
export const fittingAddress = (words: Words): string => `${wordsAddress(words)}&avec=convient`;

/** Where the search was left: the catalogue's own page, with what was chosen before. */
export function addressWithout({ catalogue, vehicle }: Pick<Words, 'catalogue' | 'vehicle'>): string {
  const address = new URLSearchParams({
    ...(catalogue && { cat: catalogue }),
    ...(vehicle && { [VEHICLE_PARAM]: vehicle }),
  });
  return `/catalog?${address}`;
}

/** undefined where the address searches no words. */
export function wordsIn(address: URLSearchParams): Words | undefined {
  const q = (address.get('q') ?? '').trim().slice(0, TEXT_MAX.question);
  if (q === '') return undefined;
  return {
    q,
    catalogue: CATALOGUES.find((name) => name === address.get('cat')) ?? '',
    vehicle: address.get(VEHICLE_PARAM) ?? '',
    as: address.get('as') === 'typed' ? 'typed' : '',
  };
}
