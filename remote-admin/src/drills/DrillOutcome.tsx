import type { DrillName, DrillResult } from '@extranet/shared/contracts';
import { date, integer, number } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, space } from '@extranet/shared/theme';
import { Alert } from '@extranet/shared/ui';
import styled from 'styled-components';
import { FactList } from '../FactList.ts';
import { DrillPicture } from './DrillPicture.tsx';

const SECOND = 1_000;

interface Props {
  name: DrillName;
  title: string;
  result: DrillResult;
}

/** What a person saw, after how long, and who was told; or why the drill failed. */
export function DrillOutcome({ name, title, result }: Props) {
  const { at, ms, failure, lines, pictured, tookMs } = result;
  const { t } = useTranslation('admin');
  return (
    <Outcome>
      {pictured && <DrillPicture key={at} name={name} title={title} />}
      <Words>
        {failure === null ? (
          <FactList>
            <dt>{t('drills.sees')}</dt>
            <dd>{t(`drills.of.${name}.sees`)}</dd>
            {ms !== null && (
              <>
                <dt>{t('drills.after')}</dt>
                <dd>
                  <Duration ms={ms} />
                </dd>
              </>
            )}
            <dt>{t('drills.told')}</dt>
            <dd>{t(`drills.of.${name}.told`)}</dd>
          </FactList>
        ) : (
          <Alert title={t('drills.notAsItShould')}>
            <span lang="en">{failure}</span>
          </Alert>
        )}
        {lines.length > 0 && (
          <details>
            <summary>{t('drills.lines')}</summary>
            {lines.map((line) => (
              <Told key={line} lang="en">
                {line}
              </Told>
            ))}
          </details>
        )}
        <Ran>{t('drills.ran', { date: date(at, 'minute'), shown: number(tookMs / SECOND, 1) })}</Ran>
      </Words>
    </Outcome>
  );
}

function Duration({ ms }: { ms: number }) {
  const { t } = useTranslation('admin');
  if (ms < 1) return t('drills.underOne');
  return ms < SECOND
    ? t('drills.milliseconds', { shown: integer(ms) })
    : t('drills.seconds', { shown: number(ms / SECOND, 1) });
}

const Outcome = styled.div`
  display: flex;
  align-items: start;
  gap: ${space('l')};
  font: ${font('s')};
  ${media.phone} { flex-direction: column; }
`;
const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space('s')};
  min-inline-size: 0;
  ${media.phone} { inline-size: 100%; }
`;
/** A line of the log, or a refusal, as it was written. */
const Told = styled.code`
  display: block;
  margin-block-start: ${space('xs')};
  font: ${font('xs')};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
const Ran = styled.p`
  color: ${color('soft')};
  font: ${font('xs')};
`;
