import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, rowHeight, space } from '@extranet/shared/theme';
import { Panel } from '@extranet/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export function RequestList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel title={title} flush>
      <List aria-label={title}>{children}</List>
    </Panel>
  );
}

interface Props {
  what: ReactNode;
  /** When, how many, by when. */
  asked: string;
  /** What was answered; '' while it waits. Absent where nobody answers. */
  answer?: string;
  state?: ReactNode;
  action?: ReactNode;
  proposed?: ReactNode;
}

export function RequestEntry({ what, asked, answer, state, action, proposed }: Props) {
  const { t } = useTranslation('cart-orders');
  return (
    <li>
      <div>
        {what}
        <Quiet>{asked}</Quiet>
      </div>
      {answer !== undefined && (
        <div data-waits={answer === '' || undefined}>
          {answer || t('requests.waits')}
          {proposed}
        </div>
      )}
      {state}
      {action}
    </li>
  );
}

const List = styled.ul`
  display: grid;
  & > li {
    display: flex;
    align-items: center;
    gap: ${space('m')};
    min-block-size: ${rowHeight()};
    padding: ${space('s', 'l')};
    border-block-start: 1px solid ${color('line')};
    font: ${font('s')};
  }
  & > li:first-child { border-block-start: 0; }
  & > li > div { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  & > li > [data-waits] { color: ${color('soft')}; }
  ${media.phone} {
    & > li { flex-wrap: wrap; gap: ${space('xs', 's')}; padding-inline: ${space('m')}; }
    & > li > div { flex-basis: 100%; }
  }
`;
const Quiet = styled.p`
  color: ${color('soft')};
  font: ${font('xs')};
`;
