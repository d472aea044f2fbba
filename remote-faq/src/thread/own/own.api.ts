import type { Done } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const deleteOwnPost = (postId: string) =>
  http.delete<Done>(`/faq/waitingPost/${encodeURIComponent(postId)}`, { quiet: true });
