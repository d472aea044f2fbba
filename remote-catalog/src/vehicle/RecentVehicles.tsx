import { useTranslation } from '@extranet/shared/i18n';
import { vehicleName } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { font, space } from '@extranet/shared/theme';
import { Link } from '@extranet/shared/ui';
import styled from 'styled-components';
import { Chip } from '../Chip.ts';
import { vehiclePicked } from './lookup.slice.ts';
import { useNear } from './near.slice.ts';

/** The last vehicles of the account; one that has an order leads to it (B1.03). */
export function RecentVehicles({ to }: { to: string }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { items } = useNear(({ recent }) => recent);
  return (
    <Recent aria-label={t('vehicle.recent')}>
      {items.map(({ vehicle, order }) => (
        <li key={vehicle.key}>
          <Chip type="button" onClick={() => dispatch(vehiclePicked({ vehicle, to }))}>
            {vehicleName(vehicle)}
          </Chip>
          {order && (
            <Link to={`/order/${order.orderId}`} alone>
              {order.orderRef}
            </Link>
          )}
        </li>
      ))}
    </Recent>
  );
}

/** One line that scrolls by itself. */
const Recent = styled.ul`
  display: flex;
  gap: ${space('m')};
  overflow-x: auto;
  padding: 5px;
  margin: -5px;
  scrollbar-width: none;
  & > li { flex: none; display: inline-flex; align-items: center; gap: ${space('xs')}; }
  & a { font: ${font('xs')}; white-space: nowrap; }
`;
