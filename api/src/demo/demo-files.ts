import type { ProductsTable } from '../base/db/schema/catalogue.ts';
import type { FilesTable } from '../base/db/schema/faq-files.ts';
import { onDemandFile } from '../catalogue/index.ts';

/** One in seven has no datasheet, one harness or towbar in nine no picture: the screens must show both cases. */
const WITHOUT_DATASHEET = 7;
const WITHOUT_PICTURE = 9;

/** Rows without contents: six thousand files would take minutes at the start; each is made when it is first read. */
export function demoFiles(products: readonly ProductsTable[]): {
  products: ProductsTable[];
  files: FilesTable[];
} {
  const files = new Map<string, FilesTable>();
  const promise = (product: ProductsTable, kind: 'prodDatasheet' | 'prodPicture') => {
    const file = onDemandFile(product, kind);
    if (!files.has(file.id)) files.set(file.id, file);
    return file.id;
  };
  const hasPicture = ({ catalogue }: ProductsTable, index: number) =>
    catalogue === 'Kit' || index % WITHOUT_PICTURE !== 8;
  const illustrated = products.map((product, index) => ({
    ...product,
    datasheet_id: index % WITHOUT_DATASHEET === 6 ? null : promise(product, 'prodDatasheet'),
    picture_id: hasPicture(product, index) ? promise(product, 'prodPicture') : null,
  }));
  return { products: illustrated, files: [...files.values()] };
}
