import { ExternalLink } from 'lucide-react';
import { IconButton, Price, Reference, SocketGlyph, StockBadge } from '../../src/ui/index.ts';
import { type Column, RowCard } from '../../src/ui/table/index.ts';

export interface Product {
  reference: string;
  type: string;
  vehicle: string;
  years: string;
  price: string;
  stock: string;
}

const vehicles = [
  'Citroën C4 Picasso',
  'Peugeot 308 SW',
  'Renault Mégane IV',
  'Škoda Octavia Combi',
  'Volkswagen Transporter T6',
];

export const makeProducts = (count: number): Product[] =>
  Array.from({ length: count }, (_, at) => ({
    reference: `FA-${String(at + 1).padStart(6, '0')}`,
    type: at % 3 === 0 ? '7' : '13',
    vehicle: vehicles[at % vehicles.length] ?? '',
    years: `${2005 + (at % 12)} - ${2012 + (at % 13)}`,
    price: at % 17 === 0 ? '0' : String(((at * 37) % 900) + 0.5),
    stock: ['1', '2', '3', '0', '9'][at % 5] ?? '0',
  }));

export const productColumns: readonly Column<Product>[] = [
  {
    id: 'reference',
    header: 'Référence',
    width: 'minmax(6.5rem, 1fr)',
    cell: (row) => <Reference>{row.reference}</Reference>,
    sortValue: (row) => row.reference,
  },
  { id: 'type', header: 'Prise', width: '3rem', cell: (row) => <SocketGlyph type={row.type} /> },
  {
    id: 'vehicle',
    header: 'Véhicule',
    width: 'minmax(9rem, 3fr)',
    cell: (row) => row.vehicle,
    sortValue: (row) => row.vehicle,
  },
  { id: 'years', header: 'Années', width: '7rem', cell: (row) => row.years },
  {
    id: 'price',
    header: 'Prix',
    width: '8rem',
    align: 'end',
    cell: (row) => <Price amount={row.price} tax="HT" />,
    sortValue: (row) => Number(row.price),
  },
  { id: 'stock', header: 'Stock', width: '10rem', cell: (row) => <StockBadge code={row.stock} /> },
  {
    id: 'open',
    header: 'Actions',
    hideHeader: true,
    width: '3rem',
    cell: (row) => <IconButton icon={ExternalLink} name={`Ouvrir ${row.reference}`} />,
  },
];

export const productCard = (row: Product) => (
  <RowCard
    lead={<Reference>{row.reference}</Reference>}
    trail={<Price amount={row.price} tax="HT" />}
    under={row.vehicle}
    underTrail={<StockBadge code={row.stock} />}
  />
);
