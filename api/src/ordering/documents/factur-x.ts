import { SaxesParser } from 'saxes';

/** What an invoice says of itself in its Factur-X data (EN 16931, syntax CII). */
export interface FacturX {
  readonly number: string;
  readonly isCredit: boolean;
  readonly issuedOn: string | null;
  readonly dueOn: string | null;
  readonly orderRef: string;
  readonly totalCents: number | null;
}

const NAMES = /^(factur-x|zugferd-invoice|xrechnung)\.xml$/i;
const XML_MAX = 5_000_000;
/** UNTDID 1001: credit notes. */
const CREDITS = ['381', '261', '396', '532'];

/** Null when the PDF carries none, or none that can be read: the file's name has to do then. */
export async function facturXOf(pdf: Uint8Array): Promise<FacturX | null> {
  try {
    const { getDocumentProxy } = await import('unpdf');
    const document = await getDocumentProxy(new Uint8Array(pdf));
    try {
      const attached = (await document.getAttachments()) as Map<string, { filename: string }> | null;
      const [id] = [...(attached ?? [])].find(([, { filename }]) => NAMES.test(filename)) ?? [];
      const content = id === undefined ? null : await contentOf(document, id);
      if (!content || content.length > XML_MAX) return null;
      return readXml(Buffer.from(content).toString('utf8'));
    } finally {
      await document.loadingTask.destroy();
    }
  } catch {
    return null;
  }
}

/** The library's types do not know it yet. */
const contentOf = (document: object, id: string) =>
  (document as { getAttachmentContent(id: string): Promise<Uint8Array | null> }).getAttachmentContent(id);

/** By the path of elements, without their prefixes. */
const FIELDS = {
  number: 'CrossIndustryInvoice/ExchangedDocument/ID',
  type: 'CrossIndustryInvoice/ExchangedDocument/TypeCode',
  issued: 'CrossIndustryInvoice/ExchangedDocument/IssueDateTime/DateTimeString',
  order:
    'CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerOrderReferencedDocument/IssuerAssignedID',
  buyersOrder:
    'CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerOrderReferencedDocument/IssuerAssignedID',
  due: 'CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString',
  total:
    'CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation/GrandTotalAmount',
} as const;

export function readXml(xml: string): FacturX | null {
  const texts = textsOf(xml);
  const read = (field: keyof typeof FIELDS) => texts.get(FIELDS[field])?.trim() ?? '';
  if (!read('number')) return null;
  return {
    number: read('number'),
    isCredit: CREDITS.includes(read('type')),
    issuedOn: dayOf(read('issued')),
    dueOn: dayOf(read('due')),
    orderRef: read('order') || read('buyersOrder'),
    totalCents: centsOf(read('total')),
  };
}

/** A DOCTYPE ends the reading: entities could make a thousand times as much text. */
function textsOf(xml: string): Map<string, string> {
  const parser = new SaxesParser({ xmlns: false });
  const texts = new Map<string, string>();
  const path: string[] = [];
  parser.on('doctype', () => {
    throw new Error('no DOCTYPE is read');
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    path.push(name.replace(/^.*:/, ''));
  });
  parser.on('text', (text) => {
    const at = path.join('/');
    texts.set(at, (texts.get(at) ?? '') + text);
  });
  parser.on('closetag', () => {
    path.pop();
  });
  parser.write(xml).close();
  return texts;
}

/** Format 102: 20261124. */
function dayOf(written: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(written) ?? [];
  const iso = `${year}-${month}-${day}`;
  return year && !Number.isNaN(Date.parse(iso)) ? iso : null;
}

function centsOf(written: string): number | null {
  const cents = Math.round(Number(written) * 100);
  return written !== '' && Number.isSafeInteger(cents) ? cents : null;
}
