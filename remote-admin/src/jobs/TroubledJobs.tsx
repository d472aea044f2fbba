import type { TroubledJob } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, media, space } from '@extranet/shared/theme';
import { Badge, Button, EmptyState, Panel, Row, Skeleton } from '@extranet/shared/ui';
import { CircleCheck, RotateCw, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { kindWords } from './job-words.ts';
import { type Decision, jobsDecided, useJobs } from './jobs.slice.ts';

interface Props {
  troubled: readonly TroubledJob[];
  loading: boolean;
}

/** What failed: those given up first, then those that are tried again by themselves. */
export function TroubledJobs({ troubled, loading }: Props) {
  const { t } = useTranslation('admin');
  const stopped = troubled.filter(({ dead }) => dead);
  return (
    <Panel
      title={t('jobs.troubled')}
      flush
      actions={
        stopped.length > 1 && (
          <Decide way="retry" ids={stopped.map(({ id }) => id)} label={t('jobs.retryAll')} />
        )
      }
    >
      {loading && <Skeleton height="8rem" />}
      {!loading && troubled.length === 0 && (
        <EmptyState icon={CircleCheck} title={t('jobs.none')}>
          {t('jobs.noneHint')}
        </EmptyState>
      )}
      {!loading && troubled.length > 0 && (
        <ul aria-label={t('jobs.troubled')}>
          {troubled.map((job) => (
            <Job key={job.id} job={job} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Job({ job }: { job: TroubledJob }) {
  const { id, kind, about, attempts, reason, createdAt, dead, nextAt } = job;
  const { t } = useTranslation('admin');
  const what = about || t('jobs.gone');
  return (
    <Line>
      <div>
        <p>
          <strong>{what}</strong>{' '}
          <Badge tone={dead ? 'accent' : 'quiet'}>
            {dead && t('jobs.givenUp')}
            {!dead && (nextAt ? t('jobs.next', { date: date(nextAt, 'minute') }) : t('jobs.now'))}
          </Badge>
        </p>
        <Quiet>
          <span>{kindWords(t, kind)}</span>
          <span>{t('jobs.since', { date: date(createdAt, 'minute') })}</span>
          <span>{t('jobs.attempts', { count: attempts })}</span>
        </Quiet>
        <Reason lang="en">{reason}</Reason>
      </div>
      <Row>
        <Decide way="retry" ids={[id]} label={t('jobs.retry')} of={t('jobs.retryOf', { what })} />
        {dead && (
          <Decide way="discard" ids={[id]} label={t('jobs.discard')} of={t('jobs.discardOf', { what })} />
        )}
      </Row>
    </Line>
  );
}

interface DecideProps extends Decision {
  label: string;
  of?: string;
}

function Decide({ way, ids, label, of = label }: DecideProps) {
  const dispatch = useAppDispatch();
  const deciding = useJobs((state) => state.jobs.deciding);
  const busy = deciding?.way === way && deciding.ids.join() === ids.join();
  return (
    <Button
      icon={way === 'retry' ? RotateCw : Trash2}
      variant={way === 'retry' ? 'secondary' : 'quiet'}
      aria-label={of}
      busy={busy}
      disabled={deciding !== null && !busy}
      onClick={() => dispatch(jobsDecided({ way, ids }))}
    >
      {label}
    </Button>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('s', 'l')};
  padding: ${space('m', 'l')};
  border-block-start: 1px solid ${color('line')};
  font: ${font('s')};
  overflow-wrap: anywhere;
  &:first-child { border-block-start: 0; }
  & > div:first-child { display: grid; flex: 1 1 18rem; gap: ${space('xs')}; min-inline-size: 0; }
  ${media.phone} { padding-inline: ${space('m')}; }
`;
const Quiet = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xxs', 'm')};
  color: ${color('soft')};
  font: ${font('xs')};
`;
/** As the other side said it. */
const Reason = styled.p`
  color: ${color('soft')};
  font: ${font('xs')};
`;
