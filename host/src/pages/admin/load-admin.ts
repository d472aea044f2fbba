import { ownsPath } from '@extranet/shared/registry';
import { loadPart } from '../../base/parts.ts';

const AREA = { mounts: ['/extradmin'] };

export const isAdminArea = (path: string): boolean => ownsPath(AREA, path);

export async function loadAdmin() {
  return (await loadPart(import(/* webpackChunkName: "admin-gate" */ './admin.part.ts'))).AdminLayout;
}

/** Fetched while the rest of the shell starts; the page fetches it again if that fails, and then says so. */
export function prefetchAdminIfThere(): void {
  if (isAdminArea(location.pathname)) loadAdmin().catch(() => {});
}
