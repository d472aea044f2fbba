import type { MeantModels } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import type { TypedNames } from './typed-names.ts';

export const fetchMeant = (
  { audience, catalogue, make, model }: TypedNames,
  signal: AbortSignal,
): Promise<MeantModels> =>
  http.get<MeantModels>(audience === 'admin' ? '/admin/products/meant' : '/products/meant', {
    quiet: true,
    signal,
    params: { cat: catalogue, marque: make, modele: model },
  });
