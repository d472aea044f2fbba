import styled from 'styled-components';
import type { ReturnLine } from '../../contracts/index.ts';
import { integer } from '../../format/index.ts';
import { media, space } from '../../theme/index.ts';
import { Reference } from '../layout.ts';
import { ProductLine } from '../ProductLine.tsx';

/** What comes back, with its pieces. */
export const ReturnLines = ({ lines }: { lines: readonly ReturnLine[] }) => (
  <List>
    {lines.map((line) => (
      <li key={line.itId}>
        <Reference>{line.itProdRef}</Reference>
        <ProductLine words={line.itLabel} catalogue={line.itProdCatalogue} kind={line.itProdKind} />
        <strong>× {integer(line.quantity)}</strong>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  gap: ${space('m')};
  & > li { display: grid; grid-template-columns: 7rem minmax(0, 1fr) auto; gap: ${space('m')}; align-items: center; }
  ${media.phone} {
    & > li { grid-template-columns: minmax(0, 1fr) auto; gap: ${space('xs', 'm')}; }
    & > li > :nth-child(2) { order: 1; grid-column: 1 / -1; }
  }
`;
