import type { DrillName, DrillsOverview } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchDrills = () => http.get<DrillsOverview>('/admin/drills', { quiet: true });

export const postDrill = (name: DrillName) =>
  http.post<DrillsOverview>(`/admin/drills/${name}`, undefined, { quiet: true });
