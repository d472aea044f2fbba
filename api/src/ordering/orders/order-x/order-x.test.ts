import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FileResponse, Order } from '@extranet/shared/contracts';
import { newAddress } from '../../../testing/addresses.ts';
import { breaches, type Node } from '../../../testing/order-x/comfort.ts';
import { ruleBreaches } from '../../../testing/order-x/comfort-rules.ts';
import { attachedTo, textsAt, treeOf } from '../../../testing/order-x/read-order-x.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { countryCode } from './countries.ts';

const { app } = await buildTestApp({ products: 20 });
const garage = await signedIn(app, 'garage@demo.example');
const company = {
  siret: '73282932000074',
  vatNumber: 'FR44732829320',
  instructions: 'Sonner <2x> & attendre',
};

async function ordered(): Promise<Order> {
  for (const prodId of ['p-fa-00001', 'p-fa-00002'])
    await garage('/api/cart/item', { method: 'POST', payload: { prodId, quantity: 2 } });
  const answer = await garage('/api/order', { method: 'POST', payload: { delivery: newAddress } });
  assert.equal(answer.status, 200, answer.text);
  return answer.json<Order>();
}
async function formOf({ orderId }: Pick<Order, 'orderId'>): Promise<Buffer> {
  const admin = await signedIn(app, 'admin@demo.example', 'admin');
  const answer = await admin(`/api/admin/order/pdf/${orderId}`);
  assert.equal(answer.status, 200, answer.text);
  return Buffer.from(answer.json<FileResponse>().contents, 'base64');
}

assert.equal((await garage('/api/customer/company', { method: 'PUT', payload: company })).status, 200);
const order = await ordered();
const pdf = await formOf(order);
const tree = treeOf(await attachedTo(pdf, 'order-x.xml'));

describe('the Order-X of an order', () => {
  it('is built as the schema of the profile Comfort says [B4.10]', () => {
    assert.deepEqual(breaches(tree), []);
    const said = textsAt(tree, 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID');
    assert.deepEqual(said, ['urn:order-x.eu:1p0:comfort']);
  });

  it('keeps the rules that the Schematron of the profile adds, also with nothing but what is obligatory [B4.10]', async () => {
    assert.deepEqual(ruleBreaches(tree), []);
    const { orderId } = await ordered();
    const bare = { daCompName: '', daPhone1: '', daPhone2: '', daEmail: '', daCountry: '' };
    await app.db
      .updateTable('orders')
      .set({
        ...{ company: null, promised_on: null, internal_ref: '', pdf_id: null },
        delivery: JSON.stringify({ ...newAddress, ...bare }),
      })
      .where('id', '=', orderId)
      .execute();
    const least = treeOf(await attachedTo(await formOf({ orderId }), 'order-x.xml'));
    assert.deepEqual([breaches(least), ruleBreaches(least)], [[], []]);
    assert.deepEqual(textsAt(least, 'ExchangedDocument/IncludedNote/Content'), []);
  });

  it('says the order, its lines, sums and VAT to the cent [B4.10]', () => {
    const at = (path: string) => textsAt(tree, path);
    const lines = 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem';
    assert.deepEqual(at('ExchangedDocument/ID'), [order.orderRef]);
    assert.deepEqual(
      at(`${lines}/SpecifiedTradeProduct/SellerAssignedID`),
      order.items.map(({ itProdRef }) => itProdRef),
    );
    assert.deepEqual(at(`${lines}/SpecifiedLineTradeDelivery/RequestedQuantity`), ['2', '2']);
    const totals = at(
      `${lines}/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`,
    );
    const whole =
      'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation';
    assert.equal(
      totals.reduce((sum, one) => sum + Math.round(Number(one) * 100), 0),
      Math.round(order.orderTotalPriceET * 100),
    );
    assert.deepEqual(at(`${whole}/TaxTotalAmount`), [order.orderVATAmount.toFixed(2)]);
    assert.deepEqual(at(`${whole}/GrandTotalAmount`), [order.orderTotalPriceIT.toFixed(2)]);
    assert.deepEqual(at(`${lines}/SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent`), [
      '20',
      '20',
    ]);
  });

  it('knows the company by its numbers, the driver by the instructions, and the place [B4.10]', () => {
    const buyer = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty';
    assert.deepEqual(textsAt(tree, `${buyer}/SpecifiedLegalOrganization/ID`), [company.siret]);
    assert.deepEqual(textsAt(tree, `${buyer}/SpecifiedTaxRegistration/ID`), [company.vatNumber]);
    assert.deepEqual(textsAt(tree, 'ExchangedDocument/IncludedNote/Content'), [company.instructions]);
    const to =
      'SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ShipToTradeParty/PostalTradeAddress';
    assert.deepEqual(textsAt(tree, `${to}/CityName`), [newAddress.daCity]);
    assert.deepEqual(textsAt(tree, `${to}/CountryID`), ['FR']);
  });

  it('breaks the check where something is missing, misplaced or misspelt [B4.10]', () => {
    const broken = structuredClone(tree);
    const [, , transaction] = broken.children;
    transaction?.children.reverse();
    assert.notDeepEqual(breaches(broken), []);
    const wrong = structuredClone(tree);
    wrong.children[1]?.children.shift();
    assert.deepEqual(breaches(wrong), ['SCRDMCCBDACIOMessageStructure/ExchangedDocument/ID: missing']);
    const bare = structuredClone(tree);
    const everywhere = (node: Node): Node => ({
      ...{ ...node, attributes: {} },
      children: node.children.filter(({ name }) => name !== 'URIID').map(everywhere),
    });
    const found = ruleBreaches(everywhere(bare)).map((one) => one.replace(/^.*\//, ''));
    assert.deepEqual([...new Set(found)].sort(), [
      'DateTimeString: @format',
      'EmailURIUniversalCommunication: one URIID',
      'ID: @schemeID',
      'RequestedQuantity: @unitCode',
      'TaxTotalAmount: @currencyID',
    ]);
  });
});

describe('the form around it', () => {
  it('is a PDF/A-3 that brings its letters, colours and description along [B4.10]', () => {
    const text = pdf.toString('latin1');
    assert.match(text, /^%PDF-1\.7/);
    assert.doesNotMatch(text, /\/BaseFont \/(Helvetica|Times|Courier)/);
    const fonts = text.match(/\/BaseFont \/[A-Z]{6}\+DejaVu/g) ?? [];
    assert.ok(fonts.length > 0 && /\/FontFile2/.test(text), 'fonts are embedded');
    assert.match(text, /\/OutputIntents/);
    assert.match(text, /\/AFRelationship \/Data/);
    assert.match(text, /\/AF \[/);
    assert.doesNotMatch(text, /\/(Encrypt|JavaScript)\b/);
    const xmp = pdf.toString('utf8').match(/<x:xmpmeta[\s\S]*?<\/x:xmpmeta>/)?.[0] ?? '';
    treeOf(xmp);
    assert.match(xmp, /<pdfaid:part>3<[\s\S]*<pdfaid:conformance>B</);
    assert.match(xmp, /<fx:DocumentType>ORDER<[\s\S]*<fx:ConformanceLevel>COMFORT</);
  });

  it('has nothing that PDF/A-3 forbids and all that it asks of a file inside [B4.10]', () => {
    const text = pdf.toString('latin1');
    // Four bytes beyond ASCII in the second line, a name of the file, and metadata that anybody can find uncompressed.
    assert.ok([...pdf.subarray(10, 14)].every((byte) => byte > 127));
    assert.match(text, /trailer[\s\S]*\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/);
    assert.match(text, /\/Type \/Metadata\s(?![^>]*\/Filter)/);
    assert.doesNotMatch(
      text,
      /\/(LZWDecode|Crypt|SMask|Group|TR|HTP|XFA|Launch|Movie|Sound|PostScript|OPI|Alternates)\b/,
    );
    assert.doesNotMatch(text, /\/Device(CMYK|Gray)\b/);
    assert.match(text, /\/EmbeddedFiles <<[^>]*\/Names \[\s*\(order-x\.xml\)/);
    for (const part of [
      /\/Subtype \/text#2Fxml/,
      /\/ModDate \(D:/,
      /\/UF \(order-x\.xml\)/,
      /\/F \(order-x\.xml\)/,
      /\/Desc \(/,
    ])
      assert.match(text, part);
    // Every letter is in the file, has its place in the font, and can be copied as text.
    const fonts = text.match(/\/Subtype \/Type0/g)?.length;
    assert.ok(fonts);
    for (const part of [/\/FontFile2 /g, /\/CIDToGIDMap \/Identity/g, /\/ToUnicode /g])
      assert.equal(text.match(part)?.length, fonts, String(part));
  });

  it('carries none once the order is cancelled [B4.10]', async () => {
    const other = await ordered();
    await app.db.updateTable('orders').set({ status: 'annulee' }).where('id', '=', other.orderId).execute();
    const cancelled = await formOf(other);
    await assert.rejects(attachedTo(cancelled, 'order-x.xml'), /not attached/);
  });

  it('a country is read as people write it, and is France where nobody can [B4.10]', () => {
    const written = ['France', 'belgique', 'Germany', 'CH', '', 'Neverland'];
    assert.deepEqual(written.map(countryCode), ['FR', 'BE', 'DE', 'CH', 'FR', 'FR']);
  });
});
