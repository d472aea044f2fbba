import type { ProductRow } from '@extranet/shared/contracts';
import { ModalRehearsal, Reference } from '@extranet/shared/ui';
import { memo } from 'react';
import { OrderBlock } from './OrderBlock.tsx';
import { ProductSheet } from './ProductSheet.tsx';

/** Has of everything that a product's dialog can show at once; nobody ever sees it. */
const ANY: ProductRow = {
  prodId: '',
  prodRef: '',
  prodCodeEAN: '0',
  prodCatalogue: 'Faisceau',
  prodMarque: '',
  prodModele: '',
  prodAnnee: '-',
  prodType: '13',
  prodPrix: '2.00',
  prodMbrPrice: '1.00',
  prodCodeStock: '1',
  prodStatut: 'disponible',
  prodStandard: 'non',
  prodFeatured: '0',
  prodPicture: null,
  prodTitre: '',
  prodMemo: '',
  prodDatasheet: '-',
};
const forgetFocus = () => {};

/** Before the first product is opened: half of what its dialog costs is paid when nobody waits for it. */
export const ProductRehearsal = memo(function Rehearsal() {
  return (
    <ModalRehearsal title={<Reference>{ANY.prodRef}</Reference>} size="l">
      <ProductSheet
        known={ANY}
        focus={forgetFocus}
        aside={<OrderBlock product={ANY} onClose={forgetFocus} />}
      />
    </ModalRehearsal>
  );
});
