import type { DrillName } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

/** What the person saw, as a JPEG. */
export const fetchDrillPicture = (name: DrillName) =>
  http.get<Blob>(`/admin/drills/${name}/picture`, { quiet: true, responseType: 'blob' });
