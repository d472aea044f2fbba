import type { ProductsTable } from '../../base/db/schema/catalogue.ts';
import type { FilesTable } from '../../base/db/schema/faq-files.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import type { Pictures } from '../../base/pictures/pictures.ts';
import { datasheetPdf } from './datasheet.pdf.ts';
import { kitDrawing } from './kit-picture.ts';

/** No upload's id can begin like this: those begin with their kind. */
const PROMISE = 'made-for:';

type Promised = 'prodDatasheet' | 'prodPicture';

interface Making {
  readonly db: DbOrTransaction;
  readonly pictures: Pictures;
}

const described: Record<Promised, { mimetype: string; name: (ref: string) => string }> = {
  prodDatasheet: { mimetype: 'application/pdf', name: (ref) => `Fiche technique ${ref}.pdf` },
  prodPicture: { mimetype: 'image/webp', name: (ref) => `${ref}.webp` },
};

/** A file that is made from its product when it is first read: until then its row has no digest. */
export function promisedFor({ id, ref, created_at }: ProductsTable, kind: Promised): FilesTable {
  return {
    id: `${kind === 'prodPicture' ? 'f-pic' : 'f-doc'}-${id}`,
    kind,
    owner_id: null,
    upload_id: `${PROMISE}${id}`,
    name: described[kind].name(ref),
    mimetype: described[kind].mimetype,
    bytes: 0,
    sha256: '',
    created_at,
  };
}

export async function makeFile(
  { db, pictures }: Making,
  { kind, upload_id, name }: FilesTable,
  by: string,
): Promise<Buffer> {
  if (!upload_id.startsWith(PROMISE) || !isPromised(kind)) throw notFound();
  const product = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', upload_id.slice(PROMISE.length))
    .executeTakeFirst();
  if (!product) throw notFound();
  if (kind === 'prodDatasheet') return datasheetPdf(product);
  const svg = kitDrawing(product);
  const picture = await pictures.inTurn({ account: by, kind: 'draw', name }, ({ draw }) => draw(svg));
  if (!picture) throw new Error(`the drawing of ${product.ref} cannot be read`);
  return picture;
}

function isPromised(kind: FilesTable['kind']): kind is Promised {
  return kind in described;
}
