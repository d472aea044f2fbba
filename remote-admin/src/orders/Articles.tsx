import type { AdminOrderRow } from '@extranet/shared/contracts';
import type { useTranslation } from '@extranet/shared/i18n';
import { space } from '@extranet/shared/theme';
import { Reference } from '@extranet/shared/ui';
import styled from 'styled-components';
import { TextButton } from './TextButton.ts';

type Item = AdminOrderRow['items'][number];
const SHOWN = 2;

interface Props {
  items: readonly Item[];
  t: ReturnType<typeof useTranslation>['t'];
  onDatasheet: (item: Item) => void;
  /** Opens the articles that the row has no room for. Absent: all are shown. */
  onMore?: () => void;
}

/** Ordered references; each opens its datasheet. */
export function Articles({ items, t, onDatasheet, onMore }: Props) {
  const shown = onMore ? items.slice(0, SHOWN) : items;
  const more = items.length - shown.length;
  return (
    <Line>
      {shown.map((item) => (
        <span key={item.itId}>
          <TextButton
            type="button"
            title={t('orders.datasheetOf', { ref: item.itProdRef })}
            onClick={() => onDatasheet(item)}
          >
            <Reference>{item.itProdRef}</Reference>
          </TextButton>
          {item.itQuantity > 1 && ` ×\u00a0${item.itQuantity}`}
        </span>
      ))}
      {more > 0 && (
        <TextButton type="button" onClick={onMore}>
          {t('orders.more', { count: more })}
        </TextButton>
      )}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space('m')};
  & > * { flex: none; }
`;
