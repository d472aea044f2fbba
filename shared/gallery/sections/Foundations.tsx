import styled from 'styled-components';
import { money } from '../../src/format/index.ts';
import { type Color, color, type FontSize, font, mono, radius, space } from '../../src/theme/index.ts';
import {
  Badge,
  Columns,
  KitGlyph,
  Price,
  ProductLine,
  Reference,
  Row,
  SocketGlyph,
  StockBadge,
  TowbarGlyph,
  WireStripe,
} from '../../src/ui/index.ts';
import { Example } from '../Example.tsx';

const colors: Color[] = [
  'ground',
  'panel',
  'sunken',
  'hover',
  'selected',
  'line',
  'edge',
  'ink',
  'soft',
  'header',
  'headerAdmin',
  'solid',
  'accent',
  'accentGround',
  'error',
  'errorGround',
  'stock',
  'stockGround',
];
const sizes: FontSize[] = ['xs', 's', 'm', 'l', 'xl'];

export function Foundations() {
  return (
    <>
      <Example name="Couleurs">
        <Columns $min="8rem" $gap="s">
          {colors.map((name) => (
            <Swatch key={name}>
              <span style={{ background: color(name) }} />
              {name}
            </Swatch>
          ))}
        </Columns>
      </Example>
      <Example name="Lettres">
        {sizes.map((size) => (
          <p key={size} style={{ font: font(size) }}>
            {size} Faisceau d’attelage 13 broches, {money(1234.5)} <b>Référence gardée</b>
          </p>
        ))}
        <p style={{ fontFamily: mono() }}>
          <Reference>FA-00012 KI-00308 AT-0O0O1 0123456789</Reference>
        </p>
      </Example>
      <Example name="ProductLine">
        <ProductLine
          catalogue="Faisceau"
          kind="13"
          words="Faisceau standard 13 broches Peugeot 308 II, 2013-2021"
          reference="FA-00012"
        />
        <ProductLine
          catalogue="Attelage"
          kind="Démontable"
          words="Attelage démontable sans outil Peugeot 308 II, 2013-2021"
        >
          <StockBadge code="1" />
        </ProductLine>
        <ProductLine catalogue="Kit" words="Kit attelage Peugeot 308 II" reference="KI-00001" />
      </Example>
      <Example name="Glyphes">
        <Row $gap="l">
          <SocketGlyph type="7" />
          <SocketGlyph type="13" />
          <SocketGlyph type="7" size={48} />
          <SocketGlyph type="13" size={48} />
          <TowbarGlyph size={48} />
          <TowbarGlyph type="Rotule équerre" size={48} />
          <TowbarGlyph type="Démontable" size={48} />
          <TowbarGlyph type="Escamotable" size={48} />
          <KitGlyph size={48} />
          <TowbarGlyph />
          <KitGlyph />
        </Row>
        <WireStripe />
      </Example>
      <Example name="StockBadge, Badge, Price">
        <Row $gap="l">
          {['0', '1', '2', '3', '9', '42'].map((code) => (
            <StockBadge key={code} code={code} />
          ))}
          <StockBadge code={1} compact />
        </Row>
        <Row>
          <Badge>Brouillon</Badge>
          <Badge tone="solid">Validée</Badge>
          <Badge tone="accent">Nouveau</Badge>
          <Badge tone="stock">En stock</Badge>
          <Badge tone="error">Refusée</Badge>
        </Row>
        <Row $gap="xl">
          <Price amount="0" tax="HT" />
          <Price amount="12.50" tax="HT" />
          <Price amount="112.50" before="125" tax="HT" size="m" />
          <Price amount={1234.5} tax="TTC" size="l" />
          <Price amount={1_000_000} tax="TTC" size="xl" />
          <Price amount={0} tax="TTC" total />
        </Row>
      </Example>
    </>
  );
}

const Swatch = styled.div`
  font: ${font('xs')};
  & > span {
    display: block;
    block-size: 3rem;
    margin-block-end: ${space('xs')};
    border: 1px solid ${color('line')};
    border-radius: ${radius()};
  }
`;
