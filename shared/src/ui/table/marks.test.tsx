import { render, screen } from '@testing-library/react';
import { DataTable } from './DataTable.tsx';
import { chevron, solidMark, useMarks } from './marks.tsx';
import type { Column } from './types.ts';

interface Part {
  ref: string;
  pins: string;
  stock: string;
}

const parts: readonly Part[] = [
  { ref: 'FA-00001', pins: '7', stock: '1' },
  { ref: 'FA-00002-AVEC-UNE-FIN', pins: '13', stock: '9' },
  { ref: '', pins: '', stock: '?' },
];
const refOf = ({ ref }: Part) => ref;

function Parts() {
  const marks = useMarks();
  const columns: Column<Part>[] = [
    { id: 'ref', header: 'Référence', className: 'code', fits: 10, cell: refOf },
    { id: 'pins', header: 'Prise', cell: ({ pins }) => marks.socket(pins) },
    { id: 'stock', header: 'Stock', cell: ({ stock }) => marks.stock(stock) },
    { id: 'type', header: 'Type', cell: () => solidMark('Premium') },
    { id: 'open', header: 'Ouvrir', cell: () => chevron },
    { id: 'more', header: 'Plus', cell: ({ ref }) => <a href={`/${ref}`}>Voir</a> },
  ];
  return <DataTable label="Produits" columns={columns} rows={parts} rowKey={refOf} />;
}

const cell = (name: string) => screen.getByRole('gridcell', { name });

describe('a mark alone in a cell', () => {
  beforeEach(() => {
    render(<Parts />);
  });

  it('is drawn on the cell itself, with its words and no further element [D4]', () => {
    expect(cell('En stock')).toHaveAttribute('data-sign', 'stock1');
    expect(cell('Épuisé')).toHaveAttribute('data-sign', 'stock9');
    expect(cell('Délai sur demande')).toHaveAttribute('data-sign', 'stock0');
    for (const shown of ['En stock', 'Épuisé']) expect(cell(shown).childElementCount).toBe(0);
    expect(screen.getAllByRole('gridcell', { name: 'Premium' })).toHaveLength(parts.length);
  });

  it('shows a socket in glyph and word, and nothing for an unknown type [C3.05] [W1.06]', () => {
    expect(cell('7 broches')).toHaveAttribute('data-sign', 'socket7');
    expect(cell('13 broches')).toHaveAttribute('data-sign', 'socket13');
    expect(screen.getAllByRole('gridcell', { name: /broches/ })).toHaveLength(2);
  });
});

it('clips only texts that may be too long for their column', () => {
  render(<Parts />);
  expect(cell('FA-00001')).not.toHaveClass('cut');
  expect(cell('FA-00001')).toHaveClass('code');
  expect(cell('FA-00002-AVEC-UNE-FIN')).toHaveClass('cut');
  expect(cell('En stock')).not.toHaveClass('cut');
  for (const link of screen.getAllByRole('gridcell', { name: 'Voir' })) expect(link).toHaveClass('cut');
});
