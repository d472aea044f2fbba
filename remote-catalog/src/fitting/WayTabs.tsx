import { useTranslation } from '@extranet/shared/i18n';
import type { Way } from '@extranet/shared/rules/fitting';
import { color, font, innerFocusRing, radius, space } from '@extranet/shared/theme';
import { Price, StockBadge } from '@extranet/shared/ui';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { Shown } from './useKits.ts';
import { wayNamed } from './way-named.ts';

interface Props {
  proposals: readonly Shown[];
  active: Way;
  onActive: (way: Way) => void;
  /** What they choose. */
  panel: string;
}

/** On a phone the ways to tow stand in one short row, with what compares them; the chosen one is below. */
export function WayTabs({ proposals, active, onActive, panel }: Props) {
  const { t } = useTranslation('catalog');
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const at = proposals.findIndex(({ way }) => way === active);
    const to = (at + step + proposals.length) % proposals.length;
    const next = proposals[to];
    if (next) onActive(next.way);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
    event.preventDefault();
  };
  return (
    <Row role="tablist" aria-label={t('fitting.ways')} onKeyDown={handleKeyDown}>
      {proposals.map((proposal) => {
        const { way, totalCents, stock, lines } = proposal;
        return (
          <button
            key={way}
            type="button"
            role="tab"
            aria-selected={way === active}
            aria-controls={panel}
            tabIndex={way === active ? 0 : -1}
            onClick={() => onActive(way)}
          >
            <strong>{wayNamed(proposal) || t(`fitting.way.${way}`)}</strong>
            <span>
              {lines.length > 0 && <Price amount={totalCents / 100} tax="HT" total />}
              {stock && <StockBadge code={stock} compact />}
            </span>
          </button>
        );
      })}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space('xs')};
  & > button {
    display: grid;
    justify-items: start;
    align-content: start;
    min-block-size: 44px;
    padding: ${space('xs')};
    border: 1px solid ${color('edge')};
    border-radius: ${radius()};
    background: ${color('panel')};
    color: ${color('ink')};
    font: ${font('xs')};
    text-align: start;
    cursor: pointer;
  }
  & > button > strong { font: ${font('xs', 'strong')}; overflow-wrap: anywhere; }
  & > button small { display: none; }
  & > button > span { inline-size: 100%; display: flex; flex-wrap: wrap; justify-content: space-between; }
  & > button > span > [title] { min-block-size: 1.5em; padding-inline-start: 16px; }
  & > [aria-selected='true'] { border-color: ${color('solid')}; box-shadow: inset 0 0 0 1px ${color('solid')}; background: ${color('selected')}; }
  & > button:focus-visible { ${innerFocusRing} }
`;
