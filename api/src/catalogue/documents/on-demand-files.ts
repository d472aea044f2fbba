import type { ProductsTable } from '../../base/db/schema/catalogue.ts';
import type { FilesTable } from '../../base/db/schema/faq-files.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import type { Pictures } from '../../base/pictures/pictures.ts';
import { datasheetPdf } from './datasheet.pdf.ts';
import { drawingKey, drawingOf } from './drawings/index.ts';

/** Cannot collide with the id of an upload, which begins with the file's kind. */
const ON_DEMAND = 'made-for:';

type OnDemandKind = 'prodDatasheet' | 'prodPicture';

interface Sources {
  readonly db: DbOrTransaction;
  readonly pictures: Pictures;
}

interface FileInfo {
  readonly mimetype: string;
  readonly id: (product: ProductsTable) => string;
  readonly name: (product: ProductsTable) => string;
}

/** A datasheet is a product's own; products that look the same share a picture. */
const fileInfo: Record<OnDemandKind, FileInfo> = {
  prodDatasheet: {
    mimetype: 'application/pdf',
    id: ({ id }) => `f-doc-${id}`,
    name: ({ ref }) => `Fiche technique ${ref}.pdf`,
  },
  prodPicture: {
    mimetype: 'image/webp',
    id: (product) => `f-pic-${drawingKey(product)}`,
    name: (product) => `${drawingKey(product)}.webp`,
  },
};

/** The row of a file that is generated from its product at the first read. Until then it has no digest. */
export function onDemandFile(product: ProductsTable, kind: OnDemandKind): FilesTable {
  return {
    id: fileInfo[kind].id(product),
    kind,
    owner_id: null,
    upload_id: `${ON_DEMAND}${product.id}`,
    name: fileInfo[kind].name(product),
    mimetype: fileInfo[kind].mimetype,
    bytes: 0,
    sha256: '',
    created_at: product.created_at,
  };
}

export async function makeFile(
  { db, pictures }: Sources,
  { kind, upload_id, name }: FilesTable,
  by: string,
): Promise<Buffer> {
  if (!upload_id.startsWith(ON_DEMAND) || !isOnDemand(kind)) throw notFound();
  const product = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', upload_id.slice(ON_DEMAND.length))
    .executeTakeFirst();
  if (!product) throw notFound();
  if (kind === 'prodDatasheet') return datasheetPdf(product);
  const svg = drawingOf(product);
  const picture = await pictures.inTurn({ account: by, kind: 'draw', name }, ({ draw }) => draw(svg));
  if (!picture) throw new Error(`the drawing of ${product.ref} cannot be read`);
  return picture;
}

function isOnDemand(kind: FilesTable['kind']): kind is OnDemandKind {
  return kind in fileInfo;
}
