import type { ProductsTable } from '../db/schema/catalogue.ts';
import type { FilesTable } from '../db/schema/faq-files.ts';
import type { DbOrTransaction } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { datasheetPdf } from '../product-documents/datasheet.pdf.ts';
import { kitPicture } from '../product-documents/kit-picture.ts';

/** No upload's id can begin like this: those begin with their kind. */
const PROMISE = 'made-for:';

const makers = { prodDatasheet: datasheetPdf, prodPicture: kitPicture };
type Promised = keyof typeof makers;

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

export async function makeFile(db: DbOrTransaction, { kind, upload_id }: FilesTable): Promise<Buffer> {
  if (!upload_id.startsWith(PROMISE) || !isPromised(kind)) throw notFound();
  const product = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', upload_id.slice(PROMISE.length))
    .executeTakeFirst();
  if (!product) throw notFound();
  return makers[kind](product);
}

function isPromised(kind: FilesTable['kind']): kind is Promised {
  return kind in makers;
}
