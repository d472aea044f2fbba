import assert from 'node:assert/strict';
import type { AttachResult, Order, UploadResponse } from '@extranet/shared/contracts';
import PDFDocument from 'pdfkit';
import type { App } from '../base/app-types.ts';
import { newAddress } from './addresses.ts';
import type { Caller } from './signed-in.ts';
import { upload } from './upload.ts';

interface Structured {
  readonly number: string;
  readonly type?: string;
  readonly order?: string;
  readonly total?: string;
}

const crossIndustry = ({ number, type = '380', order: ref = '', total = '120.50' }: Structured) =>
  `<?xml version="1.0" encoding="UTF-8"?>
  <rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="r" xmlns:udt="u">
  <rsm:ExchangedDocument><ram:ID>${number}</ram:ID><ram:TypeCode>${type}</ram:TypeCode>
  <ram:IssueDateTime><udt:DateTimeString format="102">20261105</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction><ram:ApplicableHeaderTradeAgreement>
  <ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>${ref}</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>
  </ram:ApplicableHeaderTradeAgreement><ram:ApplicableHeaderTradeSettlement>
  <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">20261205</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
  <ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:GrandTotalAmount>${total}</ram:GrandTotalAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>
  </ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`;

async function pdf(text: string, data?: Structured): Promise<Buffer> {
  const document = new PDFDocument();
  document.text(text);
  if (data) document.file(Buffer.from(crossIndustry(data)), { name: 'factur-x.xml', type: 'text/xml' });
  document.end();
  return Buffer.concat(await document.toArray());
}

/** What an office does with papers in tests: place an order, send files, attach them. */
export function paperOffice(app: App, admin: Caller, adminToken: string) {
  async function order(call: Caller): Promise<Order> {
    await call('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity: 1 } });
    const answer = await call('/api/order', { method: 'POST', payload: { delivery: newAddress } });
    assert.equal(answer.status, 200, answer.text);
    return answer.json<Order>();
  }
  async function send(name: string, data?: Structured): Promise<string> {
    const contents = await pdf(name, data);
    const answer = await upload(app, adminToken, { uploadId: 'orderDocument', name, contents });
    assert.equal(answer.status, 200, answer.text);
    return answer.json<UploadResponse>().path;
  }
  const attach = async (paths: string[], orderId?: string) => {
    const payload = { paths, ...(orderId && { orderId }) };
    const answer = await admin('/api/admin/documents', { method: 'POST', payload });
    assert.equal(answer.status, 200, answer.text);
    return answer.json<AttachResult[]>();
  };
  return { order, send, attach };
}
