import type { useTranslation } from '@extranet/shared/i18n';

/** The t of this remote, for what is no component: columns and cards. */
export type Word = ReturnType<typeof useTranslation<'cart-orders'>>['t'];
