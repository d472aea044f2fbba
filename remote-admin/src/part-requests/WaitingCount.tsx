import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Badge, VisuallyHidden } from '@extranet/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { PAGE } from './page.ts';
import { usePartRequests, waitingAsked } from './part-requests.slice.ts';

/** How many requests for parts wait for an answer; nothing while there are none. */
export function WaitingCount() {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const waiting = usePartRequests((state) => state.partRequests.waiting);
  useEffect(() => {
    dispatch(waitingAsked());
  }, [dispatch]);
  if (!waiting) return null;
  const shown = waiting < PAGE ? integer(waiting) : `${PAGE - 1}+`;
  return (
    <Place>
      <Badge tone="accent">
        <span aria-hidden>{shown}</span>
      </Badge>
      <VisuallyHidden>{t('nav.waiting', { shown })}</VisuallyHidden>
    </Place>
  );
}

/** What is hidden has its place here: on a phone the menu scrolls, and the page must not. */
const Place = styled.span`
  position: relative;
  margin-inline-start: auto;
`;
