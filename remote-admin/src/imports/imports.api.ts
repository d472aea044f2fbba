import type { ImportKind, ImportLines, ImportLook, ImportRow, ImportView } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const at = (id: string, what: string) => `/admin/import/${encodeURIComponent(id)}${what}`;
const quiet = { quiet: true };

export const fetchImports = (kind: ImportKind) =>
  http.get<ImportRow[]>('/admin/imports', { ...quiet, params: { kind } });

export const fetchLines = (id: string, view: ImportView, offset: number, count: number) =>
  http.get<ImportLines>(at(id, '/lines'), { ...quiet, params: { view, l: `${offset},${count}` } });

export const postLook = (look: ImportLook) => http.post<ImportRow>('/admin/imports', look, quiet);

export const postApply = (id: string) => http.post<ImportRow>(at(id, '/apply'), undefined, quiet);

export const postPlan = (id: string, day: string) => http.post<ImportRow>(at(id, '/plan'), { day }, quiet);

export const deletePlan = (id: string) => http.delete<ImportRow>(at(id, '/plan'), quiet);

export const postUndo = (id: string, leaveChanged: boolean) =>
  http.post<ImportRow>(
    at(id, '/undo'),
    undefined,
    leaveChanged ? { ...quiet, params: { leaveChanged: 'true' } } : quiet,
  );
