import type { Delivery, Supplier } from '@extranet/shared/contracts';
import type { OrderItemsTable, OrdersTable } from '../../../base/db/schema/orders.ts';
import { dayInParis } from '../../../base/text/french.ts';
import { element, value } from '../../../base/text/xml.ts';
import { companyOn } from '../company-copy.ts';
import type { Customer, OrderForm } from '../order-form.ts';
import { countryCode } from './countries.ts';

const ROOT = 'rsm:SCRDMCCBDACIOMessageStructure';
const SPACES = `xmlns:rsm="urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:128" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:128"`;
const PROFILE = 'urn:order-x.eu:1p0:comfort';
/** UNTDID 1001: an order. 1225: the original. 4451: instructions for the delivery. Recommendation 20: one piece. */
const CODES = { order: '220', original: '9', delivery: 'DIN', piece: 'C62' } as const;

/** The order as Order-X 1.0, profile Comfort (ADR 0034). The elements stand in the order of the schema. */
export function orderX({ order, items, delivery, customer, supplier }: OrderForm): string {
  const lines = items.filter(({ state }) => state !== 'annulee');
  const content = [
    element(
      'rsm:ExchangedDocumentContext',
      element('ram:GuidelineSpecifiedDocumentContextParameter', value('ram:ID', PROFILE)),
    ),
    header(order),
    element(
      'rsm:SupplyChainTradeTransaction',
      ...lines.map((item, index) => line(item, index + 1, order.vat_rate)),
      agreement(order, customer, supplier),
      shipping(order, delivery),
      settlement(order),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${ROOT} ${SPACES}>${content.join('')}</${ROOT}>\n`;
}

const day = (name: string, iso: string) =>
  element(name, value('udt:DateTimeString', iso.replaceAll('-', ''), { format: '102' }));
const dayOf = (instant: string) => dayInParis(new Date(instant));
const euros = (cents: number) => (cents / 100).toFixed(2);

const header = (order: OrdersTable) =>
  element(
    'rsm:ExchangedDocument',
    value('ram:ID', order.ref),
    value('ram:Name', 'Bon de commande'),
    value('ram:TypeCode', CODES.order),
    day('ram:IssueDateTime', dayOf(order.validated_at ?? order.ordered_at)),
    value('ram:PurposeCode', CODES.original),
    instructions(companyOn(order)?.instructions ?? ''),
  );

const instructions = (text: string) =>
  text.trim() &&
  element('ram:IncludedNote', value('ram:Content', text), value('ram:SubjectCode', CODES.delivery));

const line = (item: OrderItemsTable, number: number, vatRate: number) =>
  element(
    'ram:IncludedSupplyChainTradeLineItem',
    element('ram:AssociatedDocumentLineDocument', value('ram:LineID', String(number))),
    element(
      'ram:SpecifiedTradeProduct',
      value('ram:SellerAssignedID', item.prod_ref),
      value('ram:Name', item.label || item.prod_ref),
    ),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element('ram:NetPriceProductTradePrice', value('ram:ChargeAmount', euros(item.unit_cents))),
    ),
    element(
      'ram:SpecifiedLineTradeDelivery',
      value('ram:RequestedQuantity', String(item.quantity), { unitCode: CODES.piece }),
    ),
    element(
      'ram:SpecifiedLineTradeSettlement',
      element(
        'ram:ApplicableTradeTax',
        value('ram:TypeCode', 'VAT'),
        value('ram:CategoryCode', vatRate > 0 ? 'S' : 'Z'),
        value('ram:RateApplicablePercent', String(vatRate / 100)),
      ),
      element(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        value('ram:LineTotalAmount', euros(item.total_et_cents)),
      ),
    ),
  );

/** Who sells, who buys, with what the law knows them by; the customer's own number of this order. */
const agreement = (order: OrdersTable, customer: Customer, supplier: Supplier) =>
  element(
    'ram:ApplicableHeaderTradeAgreement',
    element(
      'ram:SellerTradeParty',
      value('ram:Name', supplier.name),
      contact('', supplier.phone, supplier.email),
      address(supplier.address, supplier.postcode, supplier.city, 'FR'),
    ),
    element(
      'ram:BuyerTradeParty',
      value('ram:ID', customer.loyalty_number ?? ''),
      value('ram:Name', customer.comp_name || `${customer.firstname} ${customer.name}`),
      legal(companyOn(order)?.siret ?? ''),
      contact(`${customer.firstname} ${customer.name}`, '', customer.email),
      address(customer.address, customer.postcode, customer.city, customer.country),
      element(
        'ram:SpecifiedTaxRegistration',
        value('ram:ID', companyOn(order)?.vatNumber ?? '', { schemeID: 'VA' }),
      ),
    ),
    element('ram:BuyerOrderReferencedDocument', value('ram:IssuerAssignedID', order.internal_ref)),
  );

/** ISO 6523: 0002 is a SIREN, 0009 a SIRET. */
const legal = (number: string) =>
  element(
    'ram:SpecifiedLegalOrganization',
    value('ram:ID', number, { schemeID: number.length === 9 ? '0002' : '0009' }),
  );

const contact = (person: string, phone: string, email: string) =>
  element(
    'ram:DefinedTradeContact',
    value('ram:PersonName', person),
    element('ram:TelephoneUniversalCommunication', value('ram:CompleteNumber', phone)),
    element('ram:EmailURIUniversalCommunication', value('ram:URIID', email)),
  );

const address = (street: string, postcode: string, city: string, country: string) =>
  element(
    'ram:PostalTradeAddress',
    value('ram:PostcodeCode', postcode),
    value('ram:LineOne', street),
    value('ram:CityName', city),
    value('ram:CountryID', countryCode(country)),
  );

/** Where it goes, and by the day that was promised. */
const shipping = (order: OrdersTable, delivery: Delivery) => {
  const person = `${delivery.daFirstname} ${delivery.daName}`.trim();
  return element(
    'ram:ApplicableHeaderTradeDelivery',
    element(
      'ram:ShipToTradeParty',
      value('ram:Name', delivery.daCompName || person),
      contact(person, delivery.daPhone1 || delivery.daPhone2, delivery.daEmail),
      address(delivery.daAddress, delivery.daPostCode, delivery.daCity, delivery.daCountry),
    ),
    element(
      'ram:RequestedDeliverySupplyChainEvent',
      order.promised_on ? day('ram:OccurrenceDateTime', order.promised_on) : '',
    ),
  );
};

/** VAT is reckoned once on the whole: the sums agree with the form to the cent. */
const settlement = (order: OrdersTable) =>
  element(
    'ram:ApplicableHeaderTradeSettlement',
    value('ram:OrderCurrencyCode', 'EUR'),
    element(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      value('ram:LineTotalAmount', euros(order.total_et_cents)),
      value('ram:TaxBasisTotalAmount', euros(order.total_et_cents)),
      value('ram:TaxTotalAmount', euros(order.vat_cents), { currencyID: 'EUR' }),
      value('ram:GrandTotalAmount', euros(order.total_it_cents)),
    ),
  );
