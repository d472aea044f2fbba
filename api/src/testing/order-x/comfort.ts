/**
 * The types of Order-X 1.0, profile Comfort, as its published schema (UN/CEFACT SCRDM, D20B, by FNFE-MPE and FeRD) gives them
 * and as far as this portal uses them: each element in its place, `?` may be missing, `*` any number, and its type behind the
 * colon. Written down by hand from the schema; texts, codes and amounts are checked by their form.
 */
const COMFORT: Readonly<Record<string, string>> = {
  SCRDMCCBDACIOMessageStructure:
    'ExchangedDocumentContext:Context ExchangedDocument:Document SupplyChainTradeTransaction:Transaction',
  Context:
    'TestIndicator? BusinessProcessSpecifiedDocumentContextParameter?:Id GuidelineSpecifiedDocumentContextParameter:Id',
  Id: 'ID',
  Document:
    'ID Name? TypeCode StatusCode? IssueDateTime:DateTime CopyIndicator? PurposeCode? RequestedResponseTypeCode? IncludedNote*:Note EffectiveSpecifiedPeriod?',
  DateTime: 'DateTimeString',
  Note: 'Content SubjectCode?',
  Transaction:
    'IncludedSupplyChainTradeLineItem*:Line ApplicableHeaderTradeAgreement:Agreement ApplicableHeaderTradeDelivery:Delivery ApplicableHeaderTradeSettlement:Settlement',
  Line: 'AssociatedDocumentLineDocument:LineDocument SpecifiedTradeProduct?:Product SubstitutedReferencedProduct? SpecifiedLineTradeAgreement:LineAgreement SpecifiedLineTradeDelivery:LineDelivery SpecifiedLineTradeSettlement:LineSettlement',
  LineDocument: 'LineID LineStatusCode? IncludedNote*:Note',
  Product:
    'GlobalID* SellerAssignedID? BuyerAssignedID? Name? Description? BatchID? BrandName? ApplicableProductCharacteristic* DesignatedProductClassification* IndividualTradeProductInstance* ApplicableSupplyChainPackaging? OriginTradeCountry? AdditionalReferenceReferencedDocument*',
  LineAgreement:
    'BuyerOrderReferencedDocument? QuotationReferencedDocument? AdditionalReferencedDocument* GrossPriceProductTradePrice?:Price NetPriceProductTradePrice:Price CatalogueReferencedDocument? BlanketOrderReferencedDocument?',
  Price: 'ChargeAmount BasisQuantity? AppliedTradeAllowanceCharge*',
  LineDelivery:
    'PartialDeliveryAllowedIndicator? RequestedQuantity AgreedQuantity? PackageQuantity? PerPackageUnitQuantity? RequestedDespatchSupplyChainEvent?:Event RequestedDeliverySupplyChainEvent?:Event',
  LineSettlement:
    'ApplicableTradeTax?:Tax SpecifiedTradeAllowanceCharge* SpecifiedTradeSettlementLineMonetarySummation:LineSum ReceivableSpecifiedTradeAccountingAccount?',
  Tax: 'TypeCode CategoryCode RateApplicablePercent?',
  LineSum: 'LineTotalAmount',
  Agreement:
    'BuyerReference? SellerTradeParty:Party BuyerTradeParty:Party BuyerRequisitionerTradeParty?:Party ApplicableTradeDeliveryTerms? SellerOrderReferencedDocument?:Reference BuyerOrderReferencedDocument?:Reference QuotationReferencedDocument?:Reference ContractReferencedDocument?:Reference RequisitionReferencedDocument?:Reference AdditionalReferencedDocument*:Reference CatalogueReferencedDocument?:Reference BlanketOrderReferencedDocument?:Reference PreviousOrderReferencedDocument?:Reference PreviousOrderChangeReferencedDocument?:Reference PreviousOrderResponseReferencedDocument?:Reference SpecifiedProcuringProject?',
  Reference: 'IssuerAssignedID? URIID? LineID? TypeCode? Name? AttachmentBinaryObject? ReferenceTypeCode?',
  Party:
    'ID? GlobalID* Name? Description? SpecifiedLegalOrganization?:Legal DefinedTradeContact*:Contact PostalTradeAddress?:Address URIUniversalCommunication?:Communication SpecifiedTaxRegistration*:Id',
  Legal: 'ID? TradingBusinessName?',
  Contact:
    'PersonName? DepartmentName? TypeCode? TelephoneUniversalCommunication?:Communication EmailURIUniversalCommunication?:Communication',
  Communication: 'URIID? CompleteNumber?',
  Address: 'PostcodeCode? LineOne? LineTwo? LineThree? CityName? CountryID CountrySubDivisionName?',
  Delivery:
    'ShipToTradeParty?:Party ShipFromTradeParty?:Party RequestedDeliverySupplyChainEvent*:Event RequestedDespatchSupplyChainEvent*:Event',
  Event: 'OccurrenceDateTime?:DateTime OccurrenceSpecifiedPeriod?',
  Settlement:
    'OrderCurrencyCode InvoiceeTradeParty?:Party SpecifiedTradeSettlementPaymentMeans? SpecifiedTradeAllowanceCharge* SpecifiedTradePaymentTerms? SpecifiedTradeSettlementHeaderMonetarySummation:Sum ReceivableSpecifiedTradeAccountingAccount?',
  Sum: 'LineTotalAmount ChargeTotalAmount? AllowanceTotalAmount? TaxBasisTotalAmount TaxTotalAmount? GrandTotalAmount?',
};

const FORMS: readonly (readonly [RegExp, RegExp])[] = [
  [/Amount$/, /^-?\d+(\.\d+)?$/],
  [/(Quantity|Percent)$/, /^\d+(\.\d+)?$/],
  [/^CountryID$/, /^[A-Z]{2}$/],
  [/^DateTimeString$/, /^\d{8}$/],
  [/^OrderCurrencyCode$/, /^[A-Z]{3}$/],
];

/** An element as the reader hands it over: its name without prefix. */
export interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

/** What the schema would refuse, as paths. */
export function breaches(node: Node, type = node.name, path = node.name): string[] {
  const sequence = COMFORT[type];
  if (sequence === undefined) return [`${path}: no such type`];
  const left = [...node.children];
  const found: string[] = [];
  for (const particle of sequence.split(' ')) {
    const [, name = '', many, of] = /^(\w+)([?*]?)(?::(\w+))?$/.exec(particle) ?? [];
    let count = 0;
    while (left[0]?.name === name && (count === 0 || many === '*')) {
      const child = left.shift() as Node;
      count += 1;
      found.push(...(of ? breaches(child, of, `${path}/${name}`) : formOf(child, `${path}/${name}`)));
    }
    if (count === 0 && !many) found.push(`${path}/${name}: missing`);
  }
  return [...found, ...left.map(({ name }) => `${path}/${name}: not here`)];
}

function formOf({ name, text, children }: Node, path: string): string[] {
  const form = FORMS.find(([of]) => of.test(name))?.[1] ?? /\S/;
  return children.length > 0 || !form.test(text) ? [`${path}: '${text}'`] : [];
}
