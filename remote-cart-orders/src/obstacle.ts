import type { ProductRow } from '@extranet/shared/contracts';
import { obstacleTo } from '@extranet/shared/rules';
import type { Translate } from './translate.ts';

/** Why a product cannot be ordered, in words; the server may refuse one of which the page knows no obstacle. */
export function obstacleWords(t: Translate, product: ProductRow | null): string {
  const obstacle = product && obstacleTo(product);
  return obstacle ? t(`obstacle.${obstacle}`) : t('cart.notOrderable');
}
