import type { ProductRow } from '@extranet/shared/contracts';
import { NO_PRICE, price } from '@extranet/shared/format';
import { space } from '@extranet/shared/theme';
import { Badge, type BadgeTone, Row } from '@extranet/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type LastOrder, OrderedMark } from '../ordered-parts.tsx';
import { FeaturedStar, ProductMark } from '../ProductMark.tsx';
import { ReplacedMark } from './replaced/ReplacedMark.tsx';
import type { Judgement } from './traits.ts';

// What the cells of the catalogue's table are made of.

const KIT_MARK_SIZE = 32;

const TONES: Record<Judgement, BadgeTone> = { fits: 'stock', condition: 'solid', not: 'quiet' };

/** Plain elements, styled from the table. */
export const TwoLines = ({ first, second }: { first: string; second: ReactNode }) => (
  <span className="lines">
    <span>{first}</span>
    <small>{second}</small>
  </span>
);

/** Before the name, as in the list of the search. */
export const Judged = ({ as, mark, children }: { as: Judgement; mark: string; children: string }) => (
  <>
    <Badge tone={TONES[as]}>{mark}</Badge> {children}
  </>
);

/** The name gives way to what can be had. */
export const Replaced = ({ of: { prodRef }, children }: { of: ProductRow; children: ReactNode }) => (
  <NameAndMark>
    <span>{children}</span>
    <ReplacedMark reference={prodRef} />
  </NameAndMark>
);

const NameAndMark = styled.span`
  display: flex;
  align-items: center;
  gap: ${space('s')};
  min-inline-size: 0;
  & > span { overflow: hidden; text-overflow: ellipsis; }
  & > button { flex: none; }
`;

/** A reference that the garage knows: it has ordered it before. */
export const Ordered = ({ reference, order }: { reference: ReactNode; order: LastOrder }) => (
  <>
    {reference} <OrderedMark order={order} />
  </>
);

const exclusiveOfTax = <small> HT</small>;

/** Plain elements, styled from the table: each keystroke changes twenty of them. */
export const priceCell = (product: ProductRow): ReactNode => {
  const shown = price(product.prodMbrPrice);
  return (
    <>
      {shown}
      {shown !== NO_PRICE && exclusiveOfTax}
    </>
  );
};

export const kitMark = (product: ProductRow): ReactNode => (
  <Row>
    <ProductMark product={product} size={KIT_MARK_SIZE} />
    <FeaturedStar product={product} />
  </Row>
);
