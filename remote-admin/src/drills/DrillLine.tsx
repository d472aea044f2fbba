import type { DrillsOverview } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, media, space } from '@extranet/shared/theme';
import { Button, ProgressBar } from '@extranet/shared/ui';
import { Play, RotateCw } from 'lucide-react';
import styled from 'styled-components';
import { DrillOutcome } from './DrillOutcome.tsx';
import { drillAsked, useDrills } from './drills.slice.ts';

const SECOND = 1_000;

interface Props {
  drill: DrillsOverview['drills'][number];
  running: DrillsOverview['running'];
}

/** What is broken, the button that does it, and what came of it the last time. */
export function DrillLine({ drill: { name, title, last }, running }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const starting = useDrills((state) => state.drills.starting);
  const own = running?.name === name ? running : null;
  const busy = own !== null || starting === name;
  return (
    <Line>
      <Head>
        <h2>{title}</h2>
        <Button
          icon={last ? RotateCw : Play}
          busy={busy}
          disabled={!busy && (running !== null || starting !== null)}
          aria-label={t(last ? 'drills.againOf' : 'drills.runOf', { title })}
          onClick={() => dispatch(drillAsked(name))}
        >
          {t(last ? 'drills.again' : 'drills.run')}
        </Button>
      </Head>
      {own && <ProgressBar label={t('drills.running', { shown: integer(Math.floor(own.forMs / SECOND)) })} />}
      {!busy && last && <DrillOutcome name={name} title={title} result={last} />}
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  gap: ${space('m')};
  padding: ${space('m', 'l')};
  border-block-start: 1px solid ${color('line')};
  &:first-child { border-block-start: 0; }
  ${media.phone} { padding-inline: ${space('m')}; }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('m')};
  & > h2 { font: ${font('s', 'strong')}; }
  & > button { flex: none; }
`;
