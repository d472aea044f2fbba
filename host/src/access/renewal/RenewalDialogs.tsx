import { useHostSelector } from '../../base/hooks.ts';
import { selectRenewing } from '../../session/session.slice.ts';
import { AdminRenewal } from './AdminRenewal.tsx';
import { CustomerRenewal } from './CustomerRenewal.tsx';

/** Over the page whose session the server has ended: what was typed stays behind them, and what was sent is sent again (B7.07). */
export function RenewalDialogs() {
  const { customer, admin } = useHostSelector(selectRenewing);
  return (
    <>
      <CustomerRenewal open={customer} />
      <AdminRenewal open={admin} />
    </>
  );
}
