import type {
  FitsQuestion,
  ProductRow,
  RecentVehicle,
  Vehicle,
  VehicleChoice,
  VehicleFits,
  VehicleLookupAnswer,
  VehicleMakes,
  VehicleModelRow,
} from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const ofVehicle = (key: string, rest = '') => `/vehicles/${encodeURIComponent(key)}${rest}`;

/** A plate is personal data: it travels in the body, never in an address (B1.09). */
export const lookUp = (text: string) =>
  http.post<VehicleLookupAnswer>('/vehicles/lookup', { text }, { quiet: true });

export const fetchVehicle = (key: string) => http.get<Vehicle>(ofVehicle(key), { quiet: true });

export const fetchMakes = () => http.get<VehicleMakes>('/vehicles/makes', { quiet: true });

export const fetchModels = (marque: string) =>
  http.get<VehicleModelRow[]>('/vehicles/models', { quiet: true, params: { marque } });

export const fetchRecent = () => http.get<RecentVehicle[]>('/vehicles/recent', { quiet: true });

export const postRecent = (choice: VehicleChoice) =>
  http.post<unknown>('/vehicles/recent', choice, { quiet: true });

export const fetchFits = (key: string) => http.get<VehicleFits>(ofVehicle(key, '/fits'), { quiet: true });

export const askFits = (key: string, question: FitsQuestion) =>
  http.post<VehicleFits>(ofVehicle(key, '/fits'), question, { quiet: true });

/** As many as an address can carry. */
const IDS_PER_CALL = 60;

export async function fetchRows(prodIds: readonly string[]): Promise<ProductRow[]> {
  const calls: Promise<ProductRow[]>[] = [];
  for (let at = 0; at < prodIds.length; at += IDS_PER_CALL)
    calls.push(
      http.get<ProductRow[]>('/products', {
        quiet: true,
        params: { query: JSON.stringify({ 'prodId:in': prodIds.slice(at, at + IDS_PER_CALL) }) },
      }),
    );
  return (await Promise.all(calls)).flat();
}
