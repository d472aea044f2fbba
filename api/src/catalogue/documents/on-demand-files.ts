import type { ProductsTable } from '../../base/db/schema/catalogue.ts';
import type { FilesTable } from '../../base/db/schema/faq-files.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import type { Pictures } from '../../base/pictures/pictures.ts';
import { datasheetPdf } from './datasheet.pdf.ts';
import { kitDrawing } from './kit-picture.ts';

/** Cannot collide with the id of an upload, which begins with the file's kind. */
const ON_DEMAND = 'made-for:';

type OnDemandKind = 'prodDatasheet' | 'prodPicture';

interface Sources {
  readonly db: DbOrTransaction;
  readonly pictures: Pictures;
}

const fileInfo: Record<OnDemandKind, { mimetype: string; name: (ref: string) => string }> = {
  prodDatasheet: { mimetype: 'application/pdf', name: (ref) => `Fiche technique ${ref}.pdf` },
  prodPicture: { mimetype: 'image/webp', name: (ref) => `${ref}.webp` },
};

/** The row of a file that is generated from its product at the first read. Until then it has no digest. */
export function onDemandFile({ id, ref, created_at }: ProductsTable, kind: OnDemandKind): FilesTable {
  return {
    id: `${kind === 'prodPicture' ? 'f-pic' : 'f-doc'}-${id}`,
    kind,
    owner_id: null,
    upload_id: `${ON_DEMAND}${id}`,
    name: fileInfo[kind].name(ref),
    mimetype: fileInfo[kind].mimetype,
    bytes: 0,
    sha256: '',
    created_at,
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
  const svg = kitDrawing(product);
  const picture = await pictures.inTurn({ account: by, kind: 'draw', name }, ({ draw }) => draw(svg));
  if (!picture) throw new Error(`the drawing of ${product.ref} cannot be read`);
  return picture;
}

function isOnDemand(kind: FilesTable['kind']): kind is OnDemandKind {
  return kind in fileInfo;
}
