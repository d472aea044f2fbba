import { useTranslation } from '@extranet/shared/i18n';
import { color, font } from '@extranet/shared/theme';
import { Panel } from '@extranet/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { EntryList } from '../EntryList.ts';

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

const List = styled(EntryList)`
  font: ${font('s')};
  & > li > [data-waits] { color: ${color('soft')}; }
`;
const Quiet = styled.p`
  color: ${color('soft')};
  font: ${font('xs')};
`;
