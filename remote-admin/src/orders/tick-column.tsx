import type { AdminOrderRow } from '@extranet/shared/contracts';
import type { useTranslation } from '@extranet/shared/i18n';
import { Checkbox, VisuallyHidden } from '@extranet/shared/ui';
import type { Column } from '@extranet/shared/ui/table';

type Translate = ReturnType<typeof useTranslation>['t'];

/** Only what waits can be prepared: other rows have no box. */
export const tickColumn = (
  t: Translate,
  ticked: ReadonlySet<string>,
  onTicked: (ticked: ReadonlySet<string>) => void,
): Column<AdminOrderRow> & { id: string } => ({
  id: 'tick',
  header: t('orders.choose'),
  hideHeader: true,
  width: '2rem',
  cell: ({ orderId, orderRef, orderState }) =>
    orderState === 'validee' && (
      <Checkbox
        label={<VisuallyHidden>{t('orders.tick', { ref: orderRef })}</VisuallyHidden>}
        checked={ticked.has(orderId)}
        onValue={(on) => {
          const next = new Set(ticked);
          if (on) next.add(orderId);
          else next.delete(orderId);
          onTicked(next);
        }}
      />
    ),
});
