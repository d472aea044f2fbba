import type { ProductRow } from '@extranet/shared/contracts';
import { ModalRehearsal, Reference } from '@extranet/shared/ui';
import { memo } from 'react';
import { OrderBlock } from './OrderBlock.tsx';
import { ProductSheet } from './ProductSheet.tsx';

/** A product that makes the dialog render all its parts; never visible. */
const SAMPLE: ProductRow = {
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
const ignore = () => {};

/** Renders the dialog off-screen while idle, before the first product is opened: opening it then takes half the time. */
export const ProductRehearsal = memo(function Rehearsal() {
  return (
    <ModalRehearsal title={<Reference>{SAMPLE.prodRef}</Reference>} size="l">
      <ProductSheet known={SAMPLE} focus={ignore} aside={<OrderBlock product={SAMPLE} onClose={ignore} />} />
    </ModalRehearsal>
  );
});
