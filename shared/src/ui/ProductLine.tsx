import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '../theme/index.ts';
import { KitGlyph, SocketGlyph, TowbarGlyph } from './glyphs.tsx';
import { Reference } from './layout.ts';

interface GlyphProps {
  catalogue: string;
  /** Of a harness its pins, of a towbar its type (productKind, itProdKind). */
  kind?: string;
  size?: number;
}

/** A product at a glance: its socket, its towbar, or a box for a kit. */
export function ProductGlyph({ catalogue, kind = '', size = 24 }: GlyphProps) {
  if (catalogue === 'Kit') return <KitGlyph size={size} />;
  return catalogue === 'Attelage' ? (
    <TowbarGlyph type={kind} size={size} />
  ) : (
    <SocketGlyph type={kind} size={size} />
  );
}

interface Props extends GlyphProps {
  /** What productWords says of the product, or itLabel of an ordered one. */
  words: string;
  /** Left out where the reference has a column of its own. */
  reference?: string;
  /** Below the words: stock, a notice. */
  children?: ReactNode;
}

const YEARS = /(\d{4}-\d{4})/;

/** The words of a product, whose years never break at their dash; searched and copied they are as they were. */
export const ProductWords = ({ children }: { children: string }) =>
  children.split(YEARS).map((part) => (YEARS.test(part) ? <Years key={part}>{part}</Years> : part));

const Years = styled.span`
  white-space: nowrap;
`;

/** A product where a line of it stands: glyph, words, reference. Those who listen have the words, not the glyph as well. */
export function ProductLine({ words, reference, children, ...glyph }: Props) {
  return (
    <Line>
      <span aria-hidden="true">
        <ProductGlyph {...glyph} />
      </span>
      <span>
        <span>
          <ProductWords>{words}</ProductWords>
        </span>
        {reference && <Reference>{reference}</Reference>}
        {children}
      </span>
    </Line>
  );
}

const Line = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space('s')};
  text-align: start;
  & > span:first-child { display: flex; color: ${color('soft')}; }
  & > span:last-child { display: grid; justify-items: start; overflow-wrap: anywhere; }
  & > span:last-child > ${Reference} { color: ${color('soft')}; }
`;
