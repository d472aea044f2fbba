import { SaxesParser } from 'saxes';
import { getDocumentProxy } from 'unpdf';
import type { Node } from './comfort.ts';

/** The file of that name inside a PDF. */
export async function attachedTo(pdf: Uint8Array, name: string): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const attached = (await document.getAttachments()) as Map<string, { filename: string }> | null;
  const [id] = [...(attached ?? [])].find(([, { filename }]) => filename === name) ?? [];
  if (id === undefined) throw new Error(`${name} is not attached`);
  const reader = document as unknown as { getAttachmentContent(id: string): Promise<Uint8Array> };
  return Buffer.from(await reader.getAttachmentContent(id)).toString('utf8');
}

/** The tree of an XML text; throws where it is not well-formed. */
export function treeOf(xml: string): Node {
  const parser = new SaxesParser({ xmlns: true });
  const root: Node = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, attributes }) => {
    const said = Object.entries(attributes).map(([key, { value }]) => [key, value]);
    const node: Node = { name: local, attributes: Object.fromEntries(said), children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root.children[0] as Node;
}

/** The texts of all elements at a path: 'ExchangedDocument/ID'. */
export const textsAt = (node: Node, path: string): string[] => {
  const [name, ...rest] = path.split('/');
  const found = node.children.filter((child) => child.name === name);
  return rest.length === 0
    ? found.map(({ text }) => text)
    : found.flatMap((child) => textsAt(child, rest.join('/')));
};
