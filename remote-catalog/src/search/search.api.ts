import type {
  PartRequestTaken,
  PartRequestWish,
  SearchAnswer,
  SearchQuestion,
  VehicleFits,
} from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const askSearch = (question: SearchQuestion, signal?: AbortSignal) =>
  http.get<SearchAnswer>('/search', { quiet: true, params: question, ...(signal && { signal }) });

export const fetchFitting = (vehicle: string) =>
  http.get<VehicleFits>(`/vehicles/${encodeURIComponent(vehicle)}/fits`, { quiet: true });

export const askForPart = (wish: PartRequestWish) =>
  http.post<PartRequestTaken>('/part-requests', wish, { quiet: true });
