import type { CartItem } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button } from '@extranet/shared/ui';
import { itemsRemoved } from './cart.slice.ts';

/** What holds the order, by reference, and what can be done about each: to choose among products, or to look for another. */
export function BlockedNotice({ blocked }: { blocked: readonly CartItem[] }) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const replaced = blocked.filter(({ itSuccessor }) => itSuccessor);
  const toChoose = blocked.filter(({ itSuccessor, product }) => !itSuccessor && product === null);
  const gone = blocked.filter(({ itSuccessor, product }) => !itSuccessor && product !== null);
  const count = blocked.length;
  return (
    <Alert
      tone="warning"
      title={t('cart.blocked', { count })}
      action={
        <Button onClick={() => dispatch(itemsRemoved(blocked.map(({ itId }) => itId)))}>
          {t('cart.removeBlocked', { count })}
        </Button>
      }
    >
      {replaced.length > 0 && <p>{t('cart.replacedHint', { references: referencesOf(replaced) })}</p>}
      {toChoose.length > 0 && <p>{t('cart.toChooseHint', { references: referencesOf(toChoose) })}</p>}
      {gone.length > 0 && <p>{t('cart.goneHint', { references: referencesOf(gone) })}</p>}
      <p>{t('cart.notCounted', { count })}</p>
    </Alert>
  );
}

const referencesOf = (items: readonly CartItem[]): string =>
  items.map(({ itProdRef }) => itProdRef).join(', ');
