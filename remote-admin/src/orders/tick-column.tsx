import type { AdminOrderRow } from '@extranet/shared/contracts';
import type { useTranslation } from '@extranet/shared/i18n';
import type { Column } from '@extranet/shared/ui/table';
import { RowTick } from '../RowTick.tsx';
import type { Selection } from '../useSelection.ts';

type Translate = ReturnType<typeof useTranslation>['t'];

/** Picks an order; on a phone it stands before the reference. */
export const tickOf = (t: Translate, { ids, toggle }: Selection<AdminOrderRow>) =>
  function Tick({ orderId, orderRef }: AdminOrderRow) {
    return (
      <RowTick
        name={t('orders.tick', { ref: orderRef })}
        checked={ids.has(orderId)}
        onToggle={() => toggle(orderId)}
      />
    );
  };

export const tickColumn = (t: Translate, tick: ReturnType<typeof tickOf>): Column<AdminOrderRow> => ({
  id: 'tick',
  header: t('orders.choose'),
  hideHeader: true,
  width: '1.5rem',
  cell: tick,
});
