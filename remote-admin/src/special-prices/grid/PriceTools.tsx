import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { DISCOUNT } from '@extranet/shared/rules';
import { color, font, space } from '@extranet/shared/theme';
import { Button, Checkbox, NumberField, Row, Stack, type TypedNumber } from '@extranet/shared/ui';
import { ArrowDownToLine, CheckCheck, Percent, Undo2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import type { PriceGrid } from './usePriceGrid.ts';

/** A price may double, and may not become nothing. */
const PERCENT = { ...DISCOUNT, min: -99 };

interface Props {
  /** The field that looks for lines, where the list is long enough for it. */
  search: ReactNode;
  grid: PriceGrid;
  undo: (() => void) | null;
  undoSave: (() => void) | null;
  shown: number;
  /** Not all lines are on the screen. */
  filtered: boolean;
  /** Of a long list more lines are still to come: nothing is done to all of them. */
  partial: boolean;
  /** Whether days and steps are shown instead of what the prices are compared to. */
  withTerms: boolean;
  onTerms: (shown: boolean) => void;
}

/** What changes several prices at once, and the way back. */
export function PriceTools(props: Props) {
  const { grid, undo, undoSave, shown, filtered, partial, withTerms, onTerms } = props;
  const { t } = useTranslation('admin');
  const [percent, setPercent] = useState<TypedNumber>(null);
  const [asked, setAsked] = useState(false);
  const tools = useRef<HTMLDivElement>(null);
  const { chosen, targetCount, targetsHaveSteps, chosenElsewhere } = grid;
  const isPercent = typeof percent === 'number' && percent !== 0;
  const handleRaise = () => {
    setAsked(!isPercent);
    if (isPercent) grid.raise(percent);
    else tools.current?.querySelector<HTMLElement>('[data-percent] input')?.focus();
  };
  const chooseAll = filtered
    ? t('specialPrices.chooseShown', { count: shown, shown: integer(shown) })
    : t('specialPrices.chooseAll');
  return (
    <Stack $gap="s">
      <Percents ref={tools} $gap="s">
        {props.search && <div data-search>{props.search}</div>}
        <Button icon={CheckCheck} variant="quiet" disabled={shown === 0 || partial} onClick={grid.chooseAll}>
          {grid.allChosen ? t('specialPrices.chooseNone') : chooseAll}
        </Button>
        <div data-percent>
          <NumberField
            label={t('specialPrices.percent')}
            value={percent}
            rule={PERCENT}
            sentence={t('specialPrices.percentSentence')}
            error={asked && !isPercent ? t('specialPrices.percentSentence') : null}
            after="%"
            onValue={(value) => {
              setPercent(value);
              setAsked(false);
            }}
          />
        </div>
        <Button
          icon={Percent}
          disabled={targetCount === 0 || (partial && chosen.size === 0)}
          onClick={handleRaise}
        >
          {t(targetsHaveSteps ? 'specialPrices.raiseWithSteps' : 'specialPrices.raise', {
            ...{ count: targetCount, shown: integer(targetCount) },
          })}
        </Button>
      </Percents>
      <Row>
        <Button
          icon={ArrowDownToLine}
          disabled={chosen.size === 0 || targetCount < 2}
          onClick={grid.fillDown}
        >
          {t('specialPrices.fillDown')}
        </Button>
        {/* One button: its place and the focus stay when what can be taken back changes. */}
        <Button icon={Undo2} disabled={!undo && !undoSave} onClick={undo ?? undoSave ?? undefined}>
          {t(undoSave ? 'specialPrices.undoSave' : 'specialPrices.undo')}
        </Button>
        <Checkbox label={t('specialPrices.withTerms')} checked={withTerms} onValue={onTerms} />
        <Chosen role="status">
          {chosen.size > 0 &&
            t('specialPrices.chosenCount', { count: chosen.size, shown: integer(chosen.size) })}
          {chosenElsewhere > 0 &&
            `, ${t('specialPrices.chosenElsewhere', { count: chosenElsewhere, shown: integer(chosenElsewhere) })}`}
        </Chosen>
      </Row>
    </Stack>
  );
}

/** Buttons stand on the line of the field, not of its label, and stay there when a message appears under it. */
const Percents = styled(Row)`
  align-items: start;
  & > [data-search] { flex: 1 1 14rem; }
  & > [data-percent] { inline-size: 9rem; }
  & > button { margin-block-start: calc(1.5em + ${space('xs')}); }
`;
const Chosen = styled.span`
  color: ${color('soft')};
  font: ${font('s')};
`;
