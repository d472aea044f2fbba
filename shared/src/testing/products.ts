import type { Product, ProductRow } from '../contracts/index.ts';
import { NO_FEATURES } from '../rules/product/index.ts';

/** A harness as the API sends it; each test overrides only the fields that matter to it. */
export const aRow = (parts: Partial<ProductRow> = {}): ProductRow => ({
  prodId: 'p-fa-00012',
  prodRef: 'FA-00012',
  prodCodeEAN: '3701234500012',
  prodCatalogue: 'Faisceau',
  prodMarque: 'Citroën',
  prodModele: 'C3 Aircross',
  prodAnnee: '2017-2021',
  prodType: '13',
  prodPrix: '120.00',
  prodMbrPrice: '108.00',
  prodCodeStock: '1',
  prodStatut: 'disponible',
  prodStandard: 'oui',
  prodFeatured: '0',
  prodPicture: null,
  prodTitre: 'Faisceau standard 13 broches',
  prodMemo: '',
  prodDatasheet: null,
  ...parts,
});

const technical = {
  ...NO_FEATURES,
  prodLEDSupport: 'Oui',
  prodAideProgrammation: 'Non',
  prodAlimentation: 'Batterie',
  prodMontage: 'B',
  prodTempsMontage: '2 h',
};

export const aProduct = (parts: Partial<Product> = {}): Product => ({ ...aRow(), ...technical, ...parts });
