import type { ApplicationsImportRow, ApplicationsPreview } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const quiet = { quiet: true };
const of = (impId: string) => `/admin/applications/import/${encodeURIComponent(impId)}`;

export const postFile = (path: string) =>
  http.post<ApplicationsPreview>('/admin/applications/import', { path }, quiet);

export const fetchImports = () => http.get<ApplicationsImportRow[]>('/admin/applications/imports', quiet);

export const postApply = (impId: string) =>
  http.post<ApplicationsImportRow>(`${of(impId)}/apply`, undefined, quiet);

export const postUndo = (impId: string, leaveChanged: boolean) =>
  http.post<ApplicationsImportRow>(
    `${of(impId)}/undo${leaveChanged ? '?leaveChanged=true' : ''}`,
    undefined,
    quiet,
  );
