import { price } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { IconButton, QuantityStepper, Reference } from '@extranet/shared/ui';
import type { Column } from '@extranet/shared/ui/table';
import { X } from 'lucide-react';
import type { Translate } from '../translate.ts';
import { Known } from './Known.tsx';
import { LineVerdict, verdictId } from './LineVerdict.tsx';
import { isReady, isRetypable, type ListLine } from './lines.ts';
import { lineQuantityChosen, lineRemoved, useList } from './list.slice.ts';
import { Card, Cell, Labelled } from './listStyles.ts';
import { RetypedReference } from './RetypedReference.tsx';
import { Suggestions } from './Suggestions.tsx';

type Dispatch = (action: ReturnType<typeof lineQuantityChosen> | ReturnType<typeof lineRemoved>) => void;

const WrittenAs = ({ line }: { line: ListLine }) => {
  const { written, product } = line;
  if (isRetypable(line)) return <RetypedReference line={line} />;
  return (
    <Cell>
      <Reference>{product?.prodRef ?? written}</Reference>
      {product && product.prodRef !== written && <small>{written}</small>}
    </Cell>
  );
};

/** On a card no head of a column says what the field is. */
const Retyped = ({ line }: { line: ListLine }) => (
  <Labelled>
    <small aria-hidden>{useTranslation('cart-orders').t('line.reference')}</small>
    <RetypedReference line={line} />
  </Labelled>
);

/** The product of a line, or a choice of the possible ones. */
const ProductCell = ({ line }: { line: ListLine }) =>
  line.product && !line.successor ? (
    <Known line={line} product={line.product} />
  ) : (
    <Suggestions line={line} />
  );

const stepper = (t: Translate, dispatch: Dispatch, { key, written, quantity }: ListLine) => (
  // Rows have a fixed height: the error message is shown in the verdict column.
  <QuantityStepper
    value={quantity}
    describedBy={verdictId(key)}
    label={t('line.quantityOf', { reference: written })}
    onValue={(next) => dispatch(lineQuantityChosen({ key, quantity: next }))}
  />
);

const remover = (t: Translate, dispatch: Dispatch, { key, written }: ListLine) => (
  <IconButton
    icon={X}
    name={t('list.remove', { reference: written })}
    // The second of a double click would be for the line that came under it.
    onClick={({ detail }) => detail < 2 && dispatch(lineRemoved(key))}
  />
);

/** A price by quantity is known once the server was asked for so many pieces. */
function UnitPrice({ line }: { line: ListLine }) {
  const { t } = useTranslation('cart-orders');
  const { product } = line;
  const offer = useList(({ list }) => list.offers[product?.prodId ?? '']);
  return product && isReady(line)
    ? `${price(offer?.offMbrUnitPriceET ?? product.prodMbrPrice)} ${t('ht')}`
    : '';
}

export const listColumns = (t: Translate, dispatch: Dispatch): Column<ListLine>[] => [
  { id: 'line', header: t('list.line'), width: '3.5rem', cell: ({ at }) => at.slice(0, 3).join(', ') },
  {
    id: 'reference',
    header: t('line.reference'),
    width: 'minmax(9rem, 0.8fr)',
    cell: (line) => <WrittenAs line={line} />,
  },
  {
    id: 'verdict',
    header: t('list.verdict'),
    // 'Quantités additionnées' in one line.
    width: 'minmax(11rem, 1fr)',
    cell: (line) => <LineVerdict line={line} />,
  },
  {
    id: 'description',
    header: t('line.description'),
    width: 'minmax(17rem, 3.2fr)',
    cell: (line) => <ProductCell line={line} />,
  },
  {
    id: 'price',
    header: t('line.unitPrice'),
    align: 'end',
    width: '7rem',
    cell: (line) => <UnitPrice line={line} />,
  },
  {
    id: 'quantity',
    header: t('line.quantity'),
    width: '9rem',
    cell: (line) => stepper(t, dispatch, line),
  },
  {
    id: 'remove',
    header: t('list.removeHead'),
    hideHeader: true,
    width: '3.5rem',
    cell: (line) => remover(t, dispatch, line),
  },
];

export const lineCard = (t: Translate, dispatch: Dispatch) => (line: ListLine) => (
  <Card>
    <div>
      {isRetypable(line) ? <Retyped line={line} /> : <WrittenAs line={line} />}
      <span>
        <UnitPrice line={line} />
      </span>
      {remover(t, dispatch, line)}
    </div>
    <div>
      <LineVerdict line={line} />
      {stepper(t, dispatch, line)}
    </div>
    <ProductCell line={line} />
  </Card>
);
