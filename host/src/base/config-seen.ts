import { createAction } from '@extranet/shared/store';

/** GET /config's text, as it comes along with the registry every minute. */
export const configSeen = createAction<string | undefined>('config/seen');
