import type { useTranslation } from '@extranet/shared/i18n';

/** The type of this remote's `t`, for functions that are no components: columns and cards. */
export type Translate = ReturnType<typeof useTranslation<'cart-orders'>>['t'];
