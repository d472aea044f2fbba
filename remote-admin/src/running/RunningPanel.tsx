import type { RunningRelease, RunningRemote } from '@extranet/shared/contracts';
import { date, integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Badge, Panel } from '@extranet/shared/ui';
import styled from 'styled-components';

const NOTHING = '–';

/** One remote: its releases in rows, what was measured of them in columns. */
export function RunningPanel({ of: { label, releases, withdrawn } }: { of: RunningRemote }) {
  const { t } = useTranslation('admin');
  const caption = t('running.tableOf', { label });
  const columns = useColumns();
  return (
    <Panel title={label} flush>
      {withdrawn && (
        <Note>
          {t('running.withdrawn', {
            ...{ release: withdrawn.release, count: withdrawn.accounts, date: date(withdrawn.at, 'minute') },
            why: t(`running.why.${whyOf(withdrawn.reasons)}`),
          })}
        </Note>
      )}
      {/* What scrolls must be reached by key. */}
      <Scroll role="group" aria-label={caption} tabIndex={0}>
        <table aria-label={caption}>
          <thead>
            <tr>
              <th scope="col">{t('running.release')}</th>
              {columns.map(({ head }) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {releases.map((one) => (
              <tr key={one.release}>
                <th scope="row">
                  <Name>
                    {one.release} <Role of={one} />
                  </Name>
                </th>
                {columns.map(({ head, cell }) => (
                  <td key={head}>{cell(one)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Panel>
  );
}

function Role({ of: { role, percent } }: { of: RunningRelease }) {
  const { t } = useTranslation('admin');
  return (
    <Badge tone={role === 'canary' ? 'accent' : 'quiet'}>
      {role === 'canary' && percent !== null
        ? t('running.share', { percent: integer(percent) })
        : t(`running.role.${role}`)}
    </Badge>
  );
}

function useColumns(): { head: string; cell: (one: RunningRelease) => string }[] {
  const { t } = useTranslation('admin');
  const ms = (value: number | null) =>
    value === null ? NOTHING : t('running.milliseconds', { shown: integer(value) });
  const megabytes = (value: number | null) =>
    value === null ? NOTHING : t('running.megabytes', { shown: integer(value) });
  return [
    { head: t('running.heads.accounts'), cell: ({ accounts }) => integer(accounts) },
    { head: t('running.heads.load'), cell: ({ loadMs }) => ms(loadMs) },
    { head: t('running.heads.failed'), cell: ({ failed }) => integer(failed) },
    { head: t('running.heads.errors'), cell: ({ errors }) => integer(errors) },
    { head: t('running.heads.interactions'), cell: ({ interactions }) => integer(interactions) },
    { head: t('running.heads.p75'), cell: ({ inpP75 }) => ms(inpP75) },
    { head: t('running.heads.p95'), cell: ({ inpP95 }) => ms(inpP95) },
    { head: t('running.heads.longTasks'), cell: ({ longTasks }) => integer(longTasks) },
    { head: t('running.heads.memory'), cell: ({ memoryMb }) => megabytes(memoryMb) },
  ];
}

const whyOf = (reasons: readonly string[]): 'slow' | 'errors' | 'failed' =>
  (['slow', 'errors'] as const).find((why) => reasons.includes(why)) ?? 'failed';

const Note = styled.p`
  padding: ${space('m', 'l')};
  font: ${font('s')};
`;
const Scroll = styled.div`
  overflow-x: auto;
  & table { inline-size: 100%; border-collapse: collapse; font: ${font('s')}; font-variant-numeric: tabular-nums; }
  & th, & td { padding: ${space('s', 'm')}; border-block-start: 1px solid ${color('line')}; font-weight: inherit; text-align: end; white-space: nowrap; }
  & th:first-child { text-align: start; }
  & thead th { color: ${color('soft')}; font: ${font('xs')}; }
`;
const Name = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xs')};
`;
