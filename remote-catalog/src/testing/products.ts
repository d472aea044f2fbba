import type { ProductRow } from '@extranet/shared/contracts';
import { aRow } from '@extranet/shared/testing';

export const aKit = (parts: Partial<ProductRow> = {}): ProductRow =>
  aRow({
    prodId: 'p-ki-00001',
    prodRef: 'KI-00001',
    prodCatalogue: 'Kit',
    prodType: '',
    prodTitre: 'Kit éclairage LED',
    prodMemo: '<p>Feux <b>arrière</b> étanches</p>',
    ...parts,
  });
