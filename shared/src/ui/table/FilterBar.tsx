import { type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color, font, media, space } from '../../theme/index.ts';
import { Button } from '../Button.tsx';
import './texts.ts';

interface Props {
  /** Fields, side by side; they wrap. */
  children: ReactNode;
  /** The number of results, at the right edge: '1 234 produits'. */
  count?: ReactNode;
  /** Further buttons before the count. */
  tools?: ReactNode;
  /** Called by the button and by Escape (C2.20, A9.09). */
  onClear?: () => void;
  /** Whether there is something to clear: until then the button keeps its place before the count and is not there. */
  filtered?: boolean;
  label?: string;
  /** A line of its own under the fields: chips. */
  below?: ReactNode;
  /** Between the fields and the count: the button that folds them; folded, it says what was searched. */
  fold?: ReactNode;
  /** Hides the fields, where there is little room (a phone); then what is left sticks there too. */
  folded?: boolean;
  /** Sticks under a header of this height: '3.5rem'. */
  stickAt?: string;
}

export function FilterBar({
  children,
  count,
  tools,
  onClear,
  filtered = true,
  label,
  stickAt,
  below,
  fold,
  folded = false,
}: Props) {
  const { t } = useTranslation('ui');
  const handleKeyDown = (event: KeyboardEvent) => {
    // Escape has closed an open list inside: the filters stay.
    if (event.key !== 'Escape' || event.defaultPrevented || !onClear) return;
    event.preventDefault();
    onClear();
  };
  return (
    <Bar
      role="search"
      aria-label={label ?? t('filter.region')}
      tabIndex={-1}
      data-sticky={stickAt !== undefined || undefined}
      data-folded={folded || undefined}
      style={{ insetBlockStart: stickAt }}
      onKeyDown={handleKeyDown}
    >
      <Fields hidden={folded}>{children}</Fields>
      {fold && <Fold>{fold}</Fold>}
      {(count || onClear) && (
        <End>
          {onClear && <Clear onClear={onClear} idle={!filtered} />}
          {tools}
          <Count role="status">{count}</Count>
        </End>
      )}
      {below && <Below>{below}</Below>}
    </Bar>
  );
}

/** Memoised: the count beside it changes with each keystroke, the button does not. */
const Clear = memo(function ClearButton({ onClear, idle }: { onClear: () => void; idle: boolean }) {
  const { t } = useTranslation('ui');
  const handleClick = ({ currentTarget }: MouseEvent) => {
    // The button goes: the keyboard stays in the bar, and no phone opens its own for it.
    currentTarget.closest<HTMLElement>('[role="search"]')?.focus({ preventScroll: true });
    onClear();
  };
  return (
    <Button variant="quiet" style={{ visibility: idle ? 'hidden' : undefined }} onClick={handleClick}>
      {t('filter.clear')}
    </Button>
  );
});

const Bar = styled.div`
  &:where([data-sticky]) { position: sticky; z-index: 3; }
  /* The browser's own cross beside a search field does the same as the button of the bar. */
  ::-webkit-search-cancel-button { display: none; }
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space('m')};
  padding: ${space('m', 'l')};
  border-block-end: 1px solid ${color('line')};
  background: ${color('panel')};
  ${media.print} { display: none; }
  ${media.phone} { padding: ${space('m')}; &:not([data-folded]) { position: static; } &[data-folded] { gap: ${space('s')}; padding-block: ${space('xs')}; } }
  &[data-folded] { align-items: center; }
  /* Several lines of chips: what stands beside them stands beside the first. */
  @media (min-width: 37.5rem) { &[data-folded] { flex-wrap: nowrap; align-items: start; } }
`;
const Fields = styled.div`
  flex: 1 1 20rem;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space('s', 'm')};
  min-inline-size: 0;
  &[hidden] { display: none; }
  & > * { flex: 1 1 9rem; min-inline-size: min(100%, 7rem); max-inline-size: 22rem; }
  /* Many fields have the whole width of a tablet: beside them the count, and the place of the button, would take a third of it. */
  @media (max-width: 63.99rem) { &:has(> :nth-child(4)) { flex-basis: 100%; } }
  ${media.phone} { & > * { max-inline-size: none; } }
`;
const Below = styled.div`
  flex: 1 1 100%;
  min-inline-size: 0;
  /* In one line where there is room for one: what was searched, the chips, the count. */
  @media (min-width: 37.5rem) { [data-folded] > & { flex: 1 1 auto; } }
`;
const Fold = styled.div`
  flex: none;
  /* Only a long search is cut: the chips beside it can be scrolled. */
  max-inline-size: min(16rem, 100%);
  display: flex;
`;
const End = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space('s')};
  margin-inline-start: auto;
  ${media.phone} { :not([data-folded]) > & { flex: 1 1 100%; justify-content: space-between; } }
  @media (min-width: 37.5rem) { [data-folded] > & { order: 1; min-block-size: 32px; } }
  ${media.coarse} { [data-folded] > & { min-block-size: 44px; } }
  ${media.phone} { [data-folded] > & { min-block-size: 44px; } }
  /* Folded, Escape and the unfolded bar clear: the chips need the room. */
  [data-folded] > & > button { display: none; }
`;
/** As wide for 7 as for 12 345 products, so that the fields beside it keep their width while typing. */
const Count = styled.span`
  min-inline-size: 6rem;
  [data-folded] & { min-inline-size: 0; }
  text-align: end;
  ${media.phone} { :not([data-folded]) > * > & { order: -1; text-align: start; } }
  color: ${color('soft')};
  font: ${font('xs')};
  white-space: nowrap;
`;
