import { PackageOpen } from 'lucide-react';
import { ImageThumb } from '../../src/ui/files/index.ts';
import {
  Alert,
  Badge,
  Button,
  Columns,
  EmptyState,
  IconButton,
  Panel,
  Price,
  QuantityStepper,
  Reference,
  Row,
  Select,
  StockBadge,
  Tabs,
  TextField,
} from '../../src/ui/index.ts';
import { DataTable } from '../../src/ui/table/index.ts';
import { Example } from '../Example.tsx';
import { type Product, productCard, productColumns } from './products.tsx';

const long =
  'Ajouter cet article et tous ses accessoires compatibles au panier de la commande en cours de préparation, puis continuer';
const unbroken = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const reference = 'FA-000000000000000000000000000000000000000000000000000000012';
const rtl = 'كراج النجاح للسيارات وقطع الغيار';
const emoji = '👩🏽‍🔧🚗💨 Garage «\u00a0Chez Zoé\u00a0» 🇫🇷';
const failing = () => Promise.reject(new Error('gone'));
const none = () => {};

const rows: Product[] = [
  { reference, type: '13', vehicle: unbroken, years: '2005 - 2026', price: '1000000', stock: '0' },
  { reference: 'FA-2', type: '7', vehicle: rtl, years: '', price: '0', stock: '9' },
  { reference: 'FA-3', type: '99', vehicle: emoji, years: long, price: 'nonsense', stock: 'zzz' },
];

export function Naughty() {
  return (
    <>
      <Example name="Textes longs">
        <Row>
          <Button variant="primary">{long}</Button>
          <Button icon={PackageOpen}>{unbroken}</Button>
          <Button busy>{rtl}</Button>
          <IconButton icon={PackageOpen} name={long} count={1_000_000} />
          <Badge>{long}</Badge>
          <Badge tone="accent">{emoji}</Badge>
        </Row>
        <Columns>
          <TextField label={long} value={unbroken} onValue={none} hint={long} error={long} />
          <TextField label={rtl} value={rtl} onValue={none} dir="auto" hint={emoji} />
          <Select label={emoji} value="a" onValue={none} options={[{ value: 'a', label: long }]} />
          <Alert title={long} onDismiss={none}>
            {unbroken} {rtl} {emoji}
          </Alert>
        </Columns>
        <Tabs
          label={long}
          active="a"
          onActive={none}
          tabs={[
            { id: 'a', label: long, content: <Reference>{reference}</Reference> },
            { id: 'b', label: unbroken, content: null },
            { id: 'c', label: emoji, content: null },
          ]}
        />
      </Example>
      <Example name="Nombres, références, images">
        <Row $gap="l">
          <Price amount={0} tax="HT" />
          <Price amount={1_000_000} before={9_999_999} tax="HT" size="xl" />
          <Price amount="abc" tax="TTC" />
          <QuantityStepper value={99_999} onValue={none} />
          <StockBadge code={null} />
          <ImageThumb path="x" alt={long} fetcher={failing} size={60} />
        </Row>
        <Columns>
          <Panel title={reference} actions={<Button variant="quiet">{long}</Button>}>
            <Reference>{reference}</Reference> {emoji}
          </Panel>
          <Panel title={emoji}>
            <EmptyState icon={PackageOpen} title={long}>
              {unbroken}
            </EmptyState>
          </Panel>
        </Columns>
      </Example>
      <Example name="DataTable">
        <Panel flush>
          <DataTable
            label="Lignes extrêmes"
            columns={productColumns}
            rows={rows}
            rowKey={(row) => row.reference}
            card={productCard}
          />
        </Panel>
      </Example>
    </>
  );
}
