import type { AdminCustomerRow, AdminOrderRow } from '../../shared/src/contracts/index.ts';

const COMPANIES = ['Garage', 'Carrosserie', 'Société', 'Atelier', 'Remorques'];
const NAMES = ['Le Goff', 'Durand', 'Hervé', 'Da Silva', 'Bézier'];
const CITIES = ['Saint-Brieuc', 'Nîmes', 'Lyon', 'Angoulême', 'Brest'];
const of = (texts: readonly string[], at: number): string => texts[at % texts.length] as string;

const company = (at: number) => `${of(COMPANIES, at)} ${at}`;

export const manyCustomers = (count: number): AdminCustomerRow[] =>
  Array.from({ length: count }, (_, at) => ({
    userId: `u-${at}`,
    userCompName: company(at),
    userFirstname: 'Aurélie',
    userName: of(NAMES, at),
    userPostcode: '29000',
    userCity: of(CITIES, at),
    userPhone: '+33 298000000',
    userEmail: `client${at}@bench.example`,
    userCatalogs: ['Faisceau', 'Kit'],
    userStatus: 'active',
    custLoyaltyNumber: '',
  }));

export const manyOrders = (count: number): AdminOrderRow[] =>
  Array.from({ length: count }, (_, at) => ({
    orderId: `o-${at}`,
    orderRef: `CMD-2026-${String(count - at).padStart(6, '0')}`,
    orderInternalRef: at % 3 === 0 ? `OR-${at}` : '',
    orderDate: new Date(Date.UTC(2026, 0, 1) + (count - at) * 500_000).toISOString(),
    orderUserId: `u-${at % 5000}`,
    orderTotalPriceET: 100,
    orderVATAmount: 20,
    orderTotalPriceIT: 120,
    orderDeliveryId: null,
    orderPDFFilename: null,
    orderStatus: 'validee',
    customer: { userCompName: company(at % 5000), userName: of(NAMES, at), userFirstname: 'Aurélie' },
    delivery: {
      daCompName: company(at % 5000),
      daPostCode: '44000',
      daCity: of(CITIES, at),
      daName: 'X',
      daFirstname: 'Y',
    },
    items: Array.from({ length: 1 + (at % 4) }, (_, line) => ({
      itId: `i-${at}-${line}`,
      itProdRef: `FA-${String((at * 7 + line) % 6000).padStart(5, '0')}`,
      itQuantity: 1 + (line % 3),
    })),
  }));
