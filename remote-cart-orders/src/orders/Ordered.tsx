import type { Order } from '@extranet/shared/contracts';
import { vehicleName } from '@extranet/shared/rules';
import { color, font, space } from '@extranet/shared/theme';
import styled from 'styled-components';
import type { Translate } from '../translate.ts';
import { wantedAgain } from './reorder-lines.ts';

interface Props {
  order: Order;
  t: Translate;
}

/** What an order is recognised by later: its first part, for which vehicle, and how many more lines there are. */
export function Ordered({ order: { items }, t }: Props) {
  const [first, ...others] = wantedAgain(items);
  if (!first) return null;
  const { itLabel, itVehicle } = first;
  const words = itVehicle ? `${itLabel} · ${vehicleName(itVehicle)}` : itLabel;
  const more = others.length > 0 && t('orders.others', { count: others.length });
  return (
    <Line title={more ? `${words} ${more}` : words}>
      <span>{words}</span>
      {more && <span>{more}</span>}
    </Line>
  );
}

/** Only the words are cut, where they are long. */
const Line = styled.span`
  display: flex;
  gap: ${space('xs')};
  min-inline-size: 0;
  color: ${color('soft')};
  font: ${font('xs')};
  white-space: nowrap;
  & > :first-child { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; }
  & > :last-child { flex-shrink: 0; }
  & > :only-child { flex-shrink: 1; }
`;
