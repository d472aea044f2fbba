/** Maximum length of the texts around an order's life; apart from TEXT_MAX, which the first page loads. */
export const ORDER_TEXT_MAX = {
  reason: 300,
  note: 1000,
  carrier: 60,
  parcelNumber: 40,
  link: 500,
  companyNumber: 30,
  instructions: 500,
} as const;

/** So many orders take a step with one call. */
export const ORDERS_STEPPED_MAX = 100;

/** A carrier's page: https and a host with a dot, nothing that runs. Empty where there is none. */
export function isParcelLink(link: string): boolean {
  if (link === '') return true;
  if (link.length > ORDER_TEXT_MAX.link || !URL.canParse(link)) return false;
  const { protocol, hostname, username } = new URL(link);
  return protocol === 'https:' && hostname.includes('.') && username === '';
}
