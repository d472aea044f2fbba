import type { OrderForm } from '../order-form.ts';
import { orderX } from './order-x.ts';

const NAME = 'order-x.xml';
const FX = 'urn:factur-x:pdfa:CrossIndustryDocument:1p0#';

/** What the library does and its types do not know yet. */
interface Archived {
  appendXML(xml: string): void;
  file(contents: Buffer, options: PDFKit.Mixins.PDFAttachmentOptions & { relationship: 'Data' }): void;
}

/** The same order for programs, inside its form, and the metadata by which they know that it is there. */
export function attachOrderX(doc: Archived, form: OrderForm, date: Date): void {
  doc.file(Buffer.from(orderX(form), 'utf8'), {
    name: NAME,
    type: 'text/xml',
    description: 'Order-X',
    relationship: 'Data',
    creationDate: date,
    modifiedDate: date,
  });
  doc.appendXML(METADATA);
}

const property = (name: string, description: string) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`;

/** PDF/A allows properties of others only where the file describes them itself. */
const METADATA = `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${FX}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>
${property('DocumentFileName', 'name of the embedded XML file')}
${property('DocumentType', 'ORDER')}
${property('Version', 'version of the XML schema')}
${property('ConformanceLevel', 'profile of the XML data')}
</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${FX}"><fx:DocumentType>ORDER</fx:DocumentType>
<fx:DocumentFileName>${NAME}</fx:DocumentFileName><fx:Version>1.0</fx:Version>
<fx:ConformanceLevel>COMFORT</fx:ConformanceLevel></rdf:Description>`;
