import type { FaqPost, FaqPostCreation } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const postContribution = (post: FaqPostCreation) =>
  http.post<FaqPost>('/faq/post', post, { quiet: true });
