import type { Return } from '@extranet/shared/contracts';
import { date, integer } from '@extranet/shared/format';
import { color, font, media } from '@extranet/shared/theme';
import { Link, Reference } from '@extranet/shared/ui';
import { ReturnStateBadge, useReturnWords } from '@extranet/shared/ui/timeline';
import styled from 'styled-components';
import { EntryList } from '../EntryList.ts';

/** Each with its state, its pieces and its day; the number leads to its page. */
export function ReturnEntries({ returns, label }: { returns: readonly Return[]; label: string }) {
  const { reasonOf } = useReturnWords();
  return (
    <List aria-label={label}>
      {returns.map(({ returnId, returnRef, state, lines, askedAt, reason }) => (
        <li key={returnId}>
          <div>
            <Link to={`/orders/returns/${returnId}`}>
              <Reference>{returnRef}</Reference>
            </Link>
            <Quiet>
              {lines.map(({ itProdRef, quantity }) => `${itProdRef} × ${integer(quantity)}`).join(', ')}
              {' · '}
              {reasonOf(reason)}
            </Quiet>
          </div>
          <Quiet>{date(askedAt)}</Quiet>
          <ReturnStateBadge state={state} />
        </li>
      ))}
    </List>
  );
}

const List = styled(EntryList)`
  /* A reference is a box of its own, which a line under the link does not reach. */
  & a > span { text-decoration: inherit; }
  ${media.coarse} { & a { display: inline-flex; align-items: center; min-block-size: 44px; } }
`;
const Quiet = styled.p`
  color: ${color('soft')};
  font: ${font('xs')};
`;
