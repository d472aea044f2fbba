import { space } from '@extranet/shared/theme';
import { Panel, Skeleton } from '@extranet/shared/ui';
import styled from 'styled-components';
import { useSettledPage } from '../../base/useSettledPage.ts';
import { RemoteSlot } from '../../remotes/RemoteSlot.tsx';

/** Nobody waits for it before the page can be used. A file of its own, which is fetched with the page and not before. */
export const OrdersAtHand = () => (
  <OrdersPlace data-slot="home.orders">
    <RemoteSlot name="home.orders" paused={!useSettledPage()} skeleton={<OrdersSkeleton />} />
  </OrdersPlace>
);

/** Three orders of two lines; it stands for a while, so that its head is no heading without words. */
const OrdersSkeleton = () => (
  <Panel actions={<Skeleton width="10rem" height="1.1rem" />} flush busy>
    {[...'abc'].map((order) => (
      <Order key={order}>
        <Skeleton lines={2} />
      </Order>
    ))}
  </Panel>
);

/** The last three orders, as high as they are from the start; no place where the remote is older than this slot, or failed. */
const OrdersPlace = styled.div`
  grid-column: var(--beside);
  &:empty {
    display: none;
  }
  &:has([aria-busy='true']) {
    min-block-size: 13.9rem;
  }
`;
const Order = styled.div`
  display: grid;
  align-content: center;
  block-size: 3.5rem;
  padding: ${space('s', 'l')};
`;
