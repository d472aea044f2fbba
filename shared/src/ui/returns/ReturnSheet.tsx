import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { FileResponse, Return, ReturnEvent } from '../../contracts/index.ts';
import { hasReturnSlip } from '../../rules/order/index.ts';
import { media, space } from '../../theme/index.ts';
import { FileDownload } from '../files/FileDownload.tsx';
import { Row, Stack } from '../layout.ts';
import { PageTitle } from '../PageTitle.tsx';
import { Panel } from '../Panel.tsx';
import type { FetchPicture } from '../pictures/fetch-picture.ts';
import { Timeline } from '../timeline/Timeline.tsx';
import { ReturnFacts } from './ReturnFacts.tsx';
import { ReturnLines } from './ReturnLines.tsx';
import { ReturnStateBadge } from './ReturnStateBadge.tsx';
import { useReturnWords } from './useReturnWords.ts';

interface Props {
  one: Return;
  /** The address of its order on this side. */
  orderPath: string;
  fetchPicture: FetchPicture;
  fetchSlip: () => Promise<FileResponse>;
  /** The way back to the list. */
  back: ReactNode;
  /** What comes next, beside the state. */
  next?: ReactNode;
  /** The slip is the one thing to do now. */
  slipFirst?: boolean;
  forOffice?: boolean;
  /** Above the lines: what is decided. */
  decision?: ReactNode;
  /** Whose return it is. */
  customer?: ReactNode;
  /** Below what was said: how to reach them. */
  contact?: ReactNode;
  whoDid?: (event: ReturnEvent) => string;
}

/** One return, for both sides: what at the left, why and what happened at the right. */
export function ReturnSheet(props: Props) {
  const { one, forOffice = false, slipFirst = false, whoDid } = props;
  const { t } = useTranslation('ui');
  const { eventOf } = useReturnWords();
  return (
    <Stack>
      <PageTitle
        title={t('returns.title')}
        reference={one.returnRef}
        actions={
          hasReturnSlip(one.state) && (
            <FileDownload
              fetcher={props.fetchSlip}
              name={t('returns.slip')}
              variant={slipFirst ? 'primary' : 'secondary'}
            >
              {t('returns.slip')}
            </FileDownload>
          )
        }
      >
        <Row $gap="m">
          {props.back}
          <ReturnStateBadge state={one.state} forOffice={forOffice} />
          {props.next && <span>{props.next}</span>}
        </Row>
      </PageTitle>
      <Two>
        <Stack>
          {props.decision}
          <Panel title={t('returns.lines')}>
            <ReturnLines lines={one.lines} />
          </Panel>
        </Stack>
        <Stack>
          <Panel title={t('returns.facts')}>
            <ReturnFacts
              one={one}
              orderPath={props.orderPath}
              fetchPicture={props.fetchPicture}
              customer={props.customer}
              contact={props.contact}
            />
          </Panel>
          <Panel title={t('returns.timeline')}>
            <Timeline
              label={t('returns.timeline')}
              moments={one.events.map((event) => ({
                at: event.at,
                what: eventOf(event.state),
                details: [event.note],
                ...(whoDid && { who: whoDid(event) }),
              }))}
            />
          </Panel>
        </Stack>
      </Two>
    </Stack>
  );
}

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20rem;
  align-items: start;
  gap: ${space('l')};
  ${media.tablet} { grid-template-columns: minmax(0, 1fr); }
`;
