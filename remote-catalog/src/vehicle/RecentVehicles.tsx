import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { vehicleName } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { font, media, space } from '@extranet/shared/theme';
import { Link } from '@extranet/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Chip } from '../Chip.ts';
import { vehiclePicked } from './lookup.slice.ts';
import { useNear } from './near.slice.ts';

/** As many as stand whole in one line. */
const FIRST = 3;

/** The last vehicles of the account, with the day; one that has an order leads to it (B1.03). */
export function RecentVehicles({ to }: { to: string }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { items } = useNear(({ recent }) => recent);
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button of the others has gone: the first of them has the focus.
  useEffect(() => {
    if (all) list.current?.children[FIRST]?.querySelector('button')?.focus();
  }, [all]);
  const shown = all ? items : items.slice(0, FIRST);
  return (
    <Recent ref={list} data-all={all || undefined} aria-label={t('vehicle.recent')}>
      {shown.map(({ vehicle, chosenAt, order }) => (
        <li key={vehicle.key}>
          <Chip type="button" onClick={() => dispatch(vehiclePicked({ vehicle, to }))}>
            {vehicleName(vehicle)}
            {chosenAt && <small>{date(chosenAt)}</small>}
          </Chip>
          {order && (
            <Link to={`/order/${order.orderId}`} alone>
              {order.orderRef}
            </Link>
          )}
        </li>
      ))}
      {shown.length < items.length && (
        <li>
          <Chip type="button" onClick={() => setAll(true)}>
            {t('vehicle.recentOthers', { count: items.length - shown.length })}
          </Chip>
        </li>
      )}
    </Recent>
  );
}

/** One line, lest the page move when it comes; where there is no room it scrolls by itself. All of them take more lines. */
const Recent = styled.ul`
  display: flex;
  overflow-x: auto;
  padding: 5px;
  margin: -5px;
  /* As wide as its place, never as its line: no page becomes wider by it. */
  contain: inline-size;
  scrollbar-width: none;
  &[data-all] { flex-wrap: wrap; }
  gap: ${space('xs', 'm')};
  & > li { flex: none; display: inline-flex; align-items: center; gap: ${space('xs')}; max-inline-size: 100%; }
  & a { font: ${font('xs')}; white-space: nowrap; }
  /* On a phone the name needs the room. */
  ${media.phone} { & small { display: none; } }
`;
