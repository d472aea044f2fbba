import { searchable } from '@extranet/shared/rules';

interface Named {
  readonly titre: string;
  readonly marque: string;
  readonly modele: string;
}

/** The name of a product on an order line. A kit's title names the vehicle already, a harness's does not. */
export function productLabel({ titre, marque, modele }: Named): string {
  const title = searchable(titre);
  const missing = [marque, modele].filter((part) => part && !title.includes(searchable(part)));
  return [titre, ...missing].filter(Boolean).join(' ');
}
