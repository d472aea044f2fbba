import type { Node } from './comfort.ts';

/**
 * What the published Schematron of Order-X 1.0, profile Comfort, asks beyond the schema's types, written down by hand rule by
 * rule: how often an element stands in another, which attributes it must have, and the codes whose lists the standard closes.
 * Rules on elements that a type of this portal's files never holds (attachments, packaging, allowances) are left out.
 */
type Rule = readonly [of: RegExp, what: string, isKept: (node: Node) => boolean];

const PARTY = /TradeParty$/;
const count = ({ children }: Node, name: string) => children.filter((child) => child.name === name).length;
const one = (of: RegExp, name: string): Rule => [of, `one ${name}`, (node) => count(node, name) === 1];
const most = (of: RegExp, name: string, times: number): Rule => [
  of,
  `at most ${times} ${name}`,
  (node) => count(node, name) <= times,
];
const attribute = (of: RegExp, name: string): Rule => [
  of,
  `@${name}`,
  ({ attributes }) => !!attributes[name],
];
const codes = (of: RegExp, list: string): Rule => [
  of,
  `a code of ${list}`,
  ({ text }) => list.split(' ').includes(text),
];

const RULES: readonly Rule[] = [
  one(/\/IncludedNote$/, 'Content'),
  one(/DocumentContextParameter$/, 'ID'),
  one(/\/(Seller|Buyer|ShipFrom|ShipTo|Invoicee)TradeParty$/, 'Name'),
  one(/\/(Buyer|ShipTo)TradeParty$/, 'PostalTradeAddress'),
  most(PARTY, 'SpecifiedTaxRegistration', 2),
  one(/TradeParty\/.*\/EmailURIUniversalCommunication$/, 'URIID'),
  one(/TradeParty\/URIUniversalCommunication$/, 'URIID'),
  one(/\/TelephoneUniversalCommunication$/, 'CompleteNumber'),
  attribute(/\/GlobalID$/, 'schemeID'),
  attribute(/\/SpecifiedTaxRegistration\/ID$/, 'schemeID'),
  attribute(/\/BuyerTradeParty\/URIUniversalCommunication\/URIID$/, 'schemeID'),
  one(/\/ApplicableHeaderTradeAgreement\/(?!Additional)\w+ReferencedDocument$/, 'IssuerAssignedID'),
  one(/\/SpecifiedLineTradeAgreement\/(Buyer|Blanket)OrderReferencedDocument$/, 'LineID'),
  most(/\/SpecifiedLineTradeSettlement$/, 'ApplicableTradeTax', 1),
  most(/\/SpecifiedTradeProduct$/, 'GlobalID', 1),
  most(/\/SpecifiedTradeSettlementHeaderMonetarySummation$/, 'TaxTotalAmount', 1),
  attribute(/\/DateTimeString$/, 'format'),
  attribute(/\/(Requested|Agreed|Basis)Quantity$/, 'unitCode'),
  attribute(/\/TaxTotalAmount$/, 'currencyID'),
  // An order, its change or its answer; VAT, and its categories as EN 16931 has them.
  codes(/\/ExchangedDocument\/TypeCode$/, '220 230 231'),
  codes(/\/ApplicableTradeTax\/TypeCode$/, 'VAT'),
  codes(/\/ApplicableTradeTax\/CategoryCode$/, 'AE E G K L M O S Z'),
  [/\/SpecifiedLegalOrganization\/ID$/, 'an ISO 6523 scheme', isIso6523],
];

function isIso6523({ attributes }: Node): boolean {
  return attributes.schemeID === undefined || /^0\d{3}$/.test(attributes.schemeID);
}

/** What the rules would refuse, as paths. */
export function ruleBreaches(node: Node, path = `/${node.name}`): string[] {
  const found = RULES.filter(([of, , isKept]) => of.test(path) && !isKept(node)).map(
    ([, what]) => `${path}: ${what}`,
  );
  return [...found, ...node.children.flatMap((child) => ruleBreaches(child, `${path}/${child.name}`))];
}
