import type { Catalogue, PriceListSize } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import type { FileContents } from '@extranet/shared/ui/files';

export type PriceListFormat = 'xlsx' | 'csv' | 'pdf';

/** The list at the account's own prices of today; of all its catalogues where none is named. */
export async function fetchPriceList(format: PriceListFormat, cat: Catalogue | ''): Promise<FileContents> {
  const contents = await http.get<Blob>('/products/price-list', {
    quiet: true,
    params: { format, ...(cat && { cat }) },
    responseType: 'blob',
  });
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
  const filename = `${['tarif', cat.toLowerCase(), day].filter(Boolean).join('-')}.${format}`;
  return { filename, mimetype: contents.type, contents };
}

export const fetchPriceListSize = () => http.get<PriceListSize>('/products/price-list/size', { quiet: true });
