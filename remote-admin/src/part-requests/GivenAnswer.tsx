import type { PartRequest } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Reference } from '@extranet/shared/ui';
import type { Ref } from 'react';
import styled from 'styled-components';

interface Props {
  request: PartRequest;
  /** It is focused in the place of the form that it was written in. */
  ref: Ref<HTMLDivElement>;
}

/** What the customer was told, by whom and when, and which product was proposed to them. */
export function GivenAnswer({ request: { answer, proposedRef, doneBy, doneAt }, ref }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Answer ref={ref} tabIndex={-1}>
      <p>{answer}</p>
      {proposedRef && (
        <p>
          {t('partRequests.proposed')} <Reference>{proposedRef}</Reference>
        </p>
      )}
      <small>{t('partRequests.answeredBy', { who: doneBy, at: date(doneAt, 'minute') })}</small>
    </Answer>
  );
}

const Answer = styled.div`
  display: grid;
  flex: 1 1 100%;
  gap: ${space('xs')};
  padding-inline-start: ${space('m')};
  border-inline-start: 2px solid ${color('line')};
  & > p:first-child { white-space: pre-line; }
  & > small { color: ${color('soft')}; font: ${font('xs')}; }
`;
