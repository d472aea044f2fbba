import type { Product } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { productKind, productWords } from '@extranet/shared/rules';
import { color, font, media, space } from '@extranet/shared/theme';
import { IconButton, Price, ProductLine, VisuallyHidden } from '@extranet/shared/ui';
import { X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import { Availability } from '../Availability.tsx';
import { isWiringCode } from '../features.ts';
import { useOpenProduct } from '../useOpenProduct.ts';
import { AddCompared } from './AddCompared.tsx';
import type { ComparedField } from './compared-fields.ts';

interface Props {
  products: readonly Product[];
  fields: readonly ComparedField[];
  onRemove: (prodId: string) => void;
}

/**
 * A column a product, a row a field. What differs is marked, in words too. On a phone each field's name stands above its values, so
 * that all products are in sight.
 */
export function CompareTable({ products, fields, onRemove }: Props) {
  const { t } = useTranslation('catalog');
  const open = useOpenProduct();
  const labelOf = ({ name }: ComparedField) =>
    t(`comparison.field.${name}` as 'comparison.field.price', {
      defaultValue: t(`feature.${name}` as 'feature.prodType', { defaultValue: name }),
    });
  const cell = ({ name, values }: ComparedField, product: Product, at: number): ReactNode => {
    const value = values[at] ?? '';
    if (name === 'price') return <Price amount={product.prodMbrPrice} tax="HT" />;
    if (name === 'availability') return <Availability product={product} />;
    if (value === '') return <Quiet>{t('comparison.unknown')}</Quiet>;
    if (name === 'range') return t(value === 'oui' ? 'row.standard' : 'row.premium');
    if (isWiringCode(name, value)) return t('feature.variant', { code: value });
    return name === 'prodType' ? t('row.pins', { pins: value }) : value;
  };
  return (
    // What scrolls must be reachable by keyboard.
    <Scroller
      style={{ '--products': products.length } as CSSProperties}
      tabIndex={0}
      role="region"
      aria-label={t('comparison.title')}
    >
      <table>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product.prodId} scope="col">
                <Head>
                  <button type="button" onClick={() => open(product)}>
                    <ProductLine
                      catalogue={product.prodCatalogue}
                      kind={productKind(product)}
                      words={productWords(product)}
                      reference={product.prodRef}
                    />
                  </button>
                  <IconButton
                    icon={X}
                    name={t('comparison.remove', { reference: product.prodRef })}
                    onClick={() => onRemove(product.prodId)}
                  />
                </Head>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.name} data-differs={field.differs || undefined}>
              <th scope="row">
                {labelOf(field)}
                {field.differs && <VisuallyHidden>{`\u00a0: ${t('comparison.differs')}`}</VisuallyHidden>}
              </th>
              {products.map((product, at) => (
                <td key={product.prodId}>{cell(field, product, at)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {products.map((product) => (
              <td key={product.prodId}>
                <AddCompared product={product} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Scroller>
  );
}

const Scroller = styled.div`
  overflow-x: auto;
  font: ${font('s')};
  & > table { inline-size: 100%; border-collapse: separate; border-spacing: 0; }
  th, td {
    min-inline-size: 12rem;
    padding: ${space('s', 'm')};
    border-block-end: 1px solid ${color('line')};
    background: ${color('panel')};
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  /* The names of the fields stay while the columns pass. */
  tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    min-inline-size: 9rem;
    color: ${color('soft')};
    font: ${font('s')};
  }
  tr[data-differs] > * { background: ${color('accentGround')}; }
  tr[data-differs] > th { color: ${color('ink')}; box-shadow: inset 3px 0 0 ${color('accent')}; }
  tr[data-differs] > td { font-weight: 600; }
  tfoot td { border-block-end: 0; }
  ${media.phone} {
    hyphens: auto;
    overflow: visible;
    & > table, thead, tbody, tfoot { display: block; }
    tr {
      display: grid;
      grid-template-columns: repeat(var(--products), minmax(0, 1fr));
      border-block-end: 1px solid ${color('line')};
    }
    tfoot tr { border-block-end: 0; }
    th, td { min-inline-size: 0; padding: ${space('xs', 's')}; border: 0; font: ${font('xs')}; overflow-wrap: anywhere; }
    tr > :first-child {
      position: static;
      grid-column: 1 / -1;
      min-inline-size: 0;
      padding-block-end: 0;
      font: ${font('xs')};
    }
    tr > td:first-child { display: none; }
    /* Whose values these are stays in sight while the fields pass. */
    thead tr { position: sticky; inset-block-start: 0; z-index: 2; background: ${color('panel')}; }
    tfoot button { padding-inline: ${space('xs')}; white-space: normal; }
    tfoot svg { display: none; }
  }
  /* Paper is as wide as it is: nothing passes sideways, and nothing is there to click. */
  ${media.print} {
    overflow: visible;
    & > table { table-layout: fixed; }
    th, td { min-inline-size: 0; padding: ${space('xs')}; overflow-wrap: anywhere; }
    tr > :first-child { position: static; inline-size: 7rem; min-inline-size: 0; max-inline-size: none; }
    tfoot { display: none; }
  }
`;
const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space('xs')};
  & > button:first-child {
    min-inline-size: 0;
    padding: ${space('xs', 'xxs')};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  /* On paper it is the head of its column. */
  ${media.print} { &&& > button:first-child { display: block !important; } }
  ${media.phone} {
    flex-direction: column-reverse;
    align-items: start;
    @media not print { & > button:first-child svg { display: none; } }
  }
`;
const Quiet = styled.span`
  color: ${color('soft')};
  font-weight: 400;
`;
