import { price as euros } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, space } from '@extranet/shared/theme';
import { Button } from '@extranet/shared/ui';
import styled from 'styled-components';
import { isQuestion } from '../lines/price-problems.ts';
import type { Clash } from '../lines/rebased-lines.ts';
import { useLineProblemText } from '../usePriceProblemText.ts';
import { type SaidRow, saidId } from './said-rows.ts';

interface Props {
  row: SaidRow;
  onConfirm: (key: string) => void;
  /** Somebody else's price instead of the one that was typed here. */
  onTheirs: (key: string, clash: Clash) => void;
}

/** All that is said about a line, over the whole width of the list, with what can be done about it. */
export function Said({ row: { about, problems, clash }, onConfirm, onTheirs }: Props) {
  const { t } = useTranslation('admin');
  const problemText = useLineProblemText();
  const theirs = clash?.theirs;
  return (
    <Box data-said={problems.every(isQuestion) ? 'asked' : 'wrong'}>
      <div>
        {problems.map((problem) => (
          <p key={problem} id={saidId(about.key, problem)} data-wrong={!isQuestion(problem) || undefined}>
            {problemText(problem, about)}
          </p>
        ))}
        {clash && (
          <p>
            {theirs
              ? t('specialPrices.clash', { price: `${theirs.price}\u00a0€` })
              : t('specialPrices.clashRemoved')}
          </p>
        )}
      </div>
      {problems.some(isQuestion) && (
        <Button variant="quiet" onClick={() => onConfirm(about.key)}>
          {t('specialPrices.confirm')}
        </Button>
      )}
      {clash && (
        <Button variant="quiet" onClick={() => onTheirs(about.key, clash)}>
          {theirs
            ? t('specialPrices.takeTheirs', { price: euros(priceOf(theirs.stood)) })
            : t('specialPrices.stayRemoved')}
        </Button>
      )}
    </Box>
  );
}

const priceOf = (stood: number | undefined) => stood ?? null;

/** Over the whole row: its cells have the columns of the prices. */
const Box = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  gap: ${space('s')};
  padding-inline: calc(1.5rem + ${space('s')} + ${space('m')}) ${space('s')};
  background: ${color('errorGround')};
  &:where([data-said='asked']) { background: ${color('accentGround')}; }
  font: ${font('xs', 'strong')};
  line-height: 1.25;
  white-space: normal;
  & > div { flex: 1; min-inline-size: 0; }
  & [data-wrong] { color: ${color('error')}; }
  & > button { flex: none; padding-inline: ${space('s')}; }
  ${media.phone} { padding-inline-start: ${space('s')}; }
`;
