import { useState } from 'react';
import { Button, Panel } from '../../src/ui/index.ts';
import { DataTable } from '../../src/ui/table/index.ts';
import { makeProducts, type Product, productCard, productColumns } from './products.tsx';

const products = makeProducts(100_000);
const keyOf = (row: Product) => row.reference;

/** Measured by bench/table.ts: the time from data to visible rows, then the frame rate of a scroll. */
export function Bench() {
  const [rows, setRows] = useState<readonly Product[]>([]);
  const handleShow = () => {
    performance.mark('data');
    setRows(products);
  };
  return (
    <Panel flush title="Cent mille lignes" actions={<Button onClick={handleShow}>Afficher</Button>}>
      <DataTable
        label="Cent mille lignes"
        columns={productColumns}
        rows={rows}
        rowKey={keyOf}
        card={productCard}
        onOpen={() => {}}
      />
    </Panel>
  );
}
