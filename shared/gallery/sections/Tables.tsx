import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { integer } from '../../src/format/index.ts';
import { Button, EmptyState, Panel, QuantityStepper, Select, TextField } from '../../src/ui/index.ts';
import { type Column, DataTable, FilterBar } from '../../src/ui/table/index.ts';
import { Example } from '../Example.tsx';
import { makeProducts, type Product, productCard, productColumns } from './products.tsx';

const products = makeProducts(2000);
const few = makeProducts(3);
const keyOf = (row: Product) => row.reference;
const tall: readonly Column<Product>[] = [
  ...productColumns.slice(0, 1),
  {
    id: 'quantity',
    header: 'Quantité',
    width: '10rem',
    cell: (row) => <QuantityStepper value={2} onValue={() => {}} label={`Quantité de ${row.reference}`} />,
  },
  ...productColumns.slice(4, 6),
];

export function Tables() {
  const [opened, setOpened] = useState('');
  const [text, setText] = useState('');
  const rows = text === '' ? products : products.filter(({ reference }) => reference.includes(text));
  return (
    <>
      <Example name="FilterBar, DataTable">
        <Panel flush>
          <FilterBar count={`${integer(rows.length)} produits`} onClear={() => setText('')}>
            <Select
              label="Catalogue"
              value="Faisceau"
              onValue={() => {}}
              options={[{ value: 'Faisceau', label: 'Faisceau' }]}
            />
            <TextField label="Référence" value={text} onValue={setText} />
          </FilterBar>
          <DataTable
            label="Produits"
            columns={productColumns}
            rows={rows}
            rowKey={keyOf}
            card={productCard}
            onOpen={(row) => setOpened(row.reference)}
            selected={(row) => row.reference === opened}
            maxHeight="26rem"
            empty={
              <EmptyState
                icon={SearchX}
                title="Aucun produit ne correspond à votre recherche."
                action={<Button onClick={() => setText('')}>Effacer les filtres</Button>}
              />
            }
          />
        </Panel>
        <output data-opened>{opened && `Ouvert\u00a0: ${opened}`}</output>
      </Example>
      <Example name="DataTable tall, dimmed">
        <Panel flush>
          <DataTable
            label="Panier"
            columns={tall}
            rows={few}
            rowKey={keyOf}
            density="tall"
            dimmed={(row) => row.stock === '2'}
            defaultSort={{ by: 'reference', direction: 'down' }}
          />
        </Panel>
      </Example>
      <Example name="DataTable loading">
        <Panel flush>
          <DataTable
            label="En attente"
            columns={productColumns}
            rows={[]}
            rowKey={keyOf}
            loading
            maxHeight="14rem"
          />
        </Panel>
      </Example>
      <Example name="DataTable empty">
        <Panel flush>
          <DataTable label="Vide" columns={productColumns} rows={[]} rowKey={keyOf} />
        </Panel>
      </Example>
    </>
  );
}
