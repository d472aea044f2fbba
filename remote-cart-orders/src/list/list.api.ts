import type { Offer, OfferQuestion } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import { ADDITIONS_MAX } from '@extranet/shared/rules';

/** All references that the customer may order. */
export const fetchReferences = () => http.get<string[]>('/references', { quiet: true });

/** What so many pieces cost and whether they are there; quantities in the house are not told. */
export async function fetchOffers(asked: OfferQuestion): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (let from = 0; from < asked.length; from += ADDITIONS_MAX)
    offers.push(
      ...(await http.post<Offer[]>('/offers', asked.slice(from, from + ADDITIONS_MAX), { quiet: true })),
    );
  return offers;
}
