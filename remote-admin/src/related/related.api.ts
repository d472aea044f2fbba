import type { RelatedLink } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const relatedTo = (ref: string) => `/admin/reference/${encodeURIComponent(ref)}/related`;

export const fetchRelated = (ref: string) => http.get<RelatedLink[]>(relatedTo(ref), { quiet: true });

export const putRelated = (ref: string, refs: readonly string[]) =>
  http.put<RelatedLink[]>(
    relatedTo(ref),
    refs.map((relRelatedRef) => ({ relRelatedRef })),
    { quiet: true },
  );
