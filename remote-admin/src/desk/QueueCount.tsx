import type { QueueLine } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { RailCount } from '../RailCount.tsx';
import { useDesk } from './desk.slice.ts';

/** How many of a kind wait, as the dashboard's queue counts them; nothing while there are none. */
export function QueueCount({ kind }: Pick<QueueLine, 'kind'>) {
  const count = useDesk((state) => state.desk.desk?.queue.find((line) => line.kind === kind)?.count);
  return count ? <RailCount shown={integer(count)} /> : null;
}
