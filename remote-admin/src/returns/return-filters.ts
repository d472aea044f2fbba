import type { Return } from '@extranet/shared/contracts';
import { RETURN_STATES } from '@extranet/shared/rules/order';

export interface ReturnFilters {
  state: Return['state'] | '';
  ref: string;
  customer: string;
}

export const NO_FILTERS: ReturnFilters = { state: '', ref: '', customer: '' };

/** As the page's address carries them. */
export const readFilters = (params: URLSearchParams): ReturnFilters => ({
  state: RETURN_STATES.find((state) => state === params.get('etat')) ?? '',
  ref: params.get('retour') ?? '',
  customer: params.get('client') ?? '',
});

export function writeFilters({ state, ref, customer }: ReturnFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (state) params.set('etat', state);
  if (ref) params.set('retour', ref);
  if (customer) params.set('client', customer);
  return params;
}

/** As the server takes them. */
export function queryOf({ state, ref, customer }: ReturnFilters): Record<string, string> {
  const query = { ...(state && { 'state:eq': state }), ...(ref.trim() && { 'ref:contains': ref.trim() }) };
  return { query: JSON.stringify(query), ...(customer.trim() && { customer: customer.trim() }) };
}
