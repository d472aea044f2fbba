import type { WeekFigures } from '@extranet/shared/contracts';
import { integer, money } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Panel, Skeleton } from '@extranet/shared/ui';
import styled from 'styled-components';
import { useDesk } from './desk.slice.ts';

const FIGURES = ['orders', 'turnover', 'buyers', 'accounts'] as const;

const shown = (figure: keyof WeekFigures, value: number) =>
  figure === 'turnover' ? money(value) : integer(value);

/** The last seven days, with the seven before them beside each figure. */
export function WeekPanel() {
  const { t } = useTranslation('admin');
  const { status, desk } = useDesk((state) => state.desk);
  if (!desk && status === 'error') return null;
  return (
    <Panel title={t('week.title')}>
      <Figures>
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{t(`week.${figure}`)}</dt>
            {desk ? (
              <>
                <Value>{shown(figure, desk.week[figure])}</Value>
                <Before>{t('week.before', { shown: shown(figure, desk.before[figure]) })}</Before>
              </>
            ) : (
              <dd>
                <Skeleton height="3rem" />
              </dd>
            )}
          </div>
        ))}
      </Figures>
    </Panel>
  );
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${space('l')};
  & dt { color: ${color('soft')}; font: ${font('xs')}; }
`;
const Value = styled.dd`
  font: ${font('l', 'strong')};
`;
const Before = styled.dd`
  color: ${color('soft')};
  font: ${font('xs')};
`;
