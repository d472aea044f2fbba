import type { CatalogueImport, CatalogueImportResult } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const postImport = (form: CatalogueImport) =>
  http.post<CatalogueImportResult>('/admin/products/updateFromFile', form, { quiet: true });
