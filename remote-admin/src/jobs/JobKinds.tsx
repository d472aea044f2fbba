import type { JobKindFigures } from '@extranet/shared/contracts';
import { date, integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, space } from '@extranet/shared/theme';
import { Badge, Panel, Skeleton } from '@extranet/shared/ui';
import styled from 'styled-components';
import { kindWords } from './job-words.ts';

const MINUTE = 60;
/** A job is looked for every few seconds: what waits longer than this is stuck. */
const LATE = 5 * MINUTE;

interface Props {
  kinds: readonly JobKindFigures[];
  loading: boolean;
}

/** Each kind of work in figures: what waits, since when, what was given up. */
export function JobKinds({ kinds, loading }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Panel title={t('jobs.kinds')} flush>
      {loading ? (
        <Skeleton height="6rem" />
      ) : (
        <ul aria-label={t('jobs.kinds')}>
          {kinds.map((figures) => (
            <Kind key={figures.kind} figures={figures} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Kind({ figures }: { figures: JobKindFigures }) {
  const { t } = useTranslation('admin');
  const { kind, waiting, dead, lateSeconds, repeats, lastDoneAt } = figures;
  const late = lateSeconds >= LATE;
  return (
    <Line>
      <strong>{kindWords(t, kind)}</strong>
      <Figures>
        {repeats ? (
          <span>
            {lastDoneAt ? t('jobs.lastDone', { date: date(lastDoneAt, 'minute') }) : t('jobs.notYet')}
          </span>
        ) : (
          <span>{t('jobs.waiting', { count: waiting, shown: integer(waiting) })}</span>
        )}
        {late && <Badge tone="accent">{t('jobs.late', { count: Math.floor(lateSeconds / MINUTE) })}</Badge>}
        {dead > 0 && <Badge tone="accent">{t('jobs.dead', { count: dead, shown: integer(dead) })}</Badge>}
        {!late && dead === 0 && <Badge tone="quiet">{t('jobs.fine')}</Badge>}
      </Figures>
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('xs', 'l')};
  padding: ${space('m', 'l')};
  border-block-start: 1px solid ${color('line')};
  font: ${font('s')};
  &:first-child { border-block-start: 0; }
  ${media.phone} { padding-inline: ${space('m')}; }
`;
const Figures = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xs', 'm')};
  color: ${color('soft')};
`;
