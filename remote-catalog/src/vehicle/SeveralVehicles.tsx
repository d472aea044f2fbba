import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, innerFocusRing, media, radius, rowHeight, space } from '@extranet/shared/theme';
import { toast } from '@extranet/shared/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { bringFocus, isHurried } from '../unhurried.ts';
import { fieldAsked, useLookup, vehiclePicked } from './lookup.slice.ts';
import { addVehiclePart } from './vehicle.part.ts';
import { yearsOf } from './years-of.ts';

addVehiclePart();

/** Several vehicles answer to what was typed: one chooses with the arrows and Enter, or by a click. */
export default function SeveralVehicles({ to }: { to: string }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { found, missing, text } = useLookup((lookup) => lookup);
  const list = useRef<HTMLUListElement>(null);
  // They come in answer to Enter: the next key is for them.
  useEffect(() => {
    const first = list.current?.querySelector('button');
    if (first) bringFocus(first);
  }, []);

  const handleKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (event.key === 'Enter' && isHurried(event)) {
      // The field's Enter again: nobody has chosen the first of them yet.
      if (!event.repeat) toast({ text: t('vehicle.hurried'), tone: 'info' });
    } else if (event.key === 'Escape') dispatch(fieldAsked());
    else if (next !== undefined) buttons[Math.min(Math.max(next, 0), buttons.length - 1)]?.focus();
    else return;
    event.preventDefault();
  };
  const none =
    missing &&
    (missing.year
      ? t('vehicle.none.year', { name: missing.name, year: missing.year })
      : t('vehicle.none.generation', { name: missing.name, generation: missing.generation }));
  const title = [none, t('vehicle.several', { count: found.length })].filter(Boolean).join(' ');
  return (
    <section aria-label={title} data-undecided>
      <Title role="status">{title}</Title>
      <List ref={list} onKeyDown={handleKeyDown}>
        {found.map(({ vehicle, equipment }) => (
          <li key={vehicle.key}>
            <button
              type="button"
              onClick={() => dispatch(vehiclePicked({ vehicle, typed: text, answers: equipment, to }))}
            >
              <strong>
                {vehicle.marque} {vehicle.modele}
              </strong>
              <span>{vehicle.year || yearsOf(vehicle)}</span>
              <span>{t(`vehicle.body.${vehicle.body}`)}</span>
            </button>
          </li>
        ))}
      </List>
    </section>
  );
}

const Title = styled.p`
  margin-block-end: ${space('xs')};
  font: ${font('s', 'strong')};
`;
const List = styled.ul`
  border: 1px solid ${color('line')};
  border-radius: ${radius()};
  background: ${color('panel')};
  & > li + li { border-block-start: 1px solid ${color('line')}; }
  & button {
    display: grid;
    grid-template-columns: minmax(0, 2fr) 8rem minmax(0, 1fr);
    align-items: center;
    gap: ${space('m')};
    inline-size: 100%;
    min-block-size: ${rowHeight()};
    padding: ${space('xs', 'm')};
    border: 0;
    background: none;
    color: inherit;
    font: ${font('s')};
    text-align: start;
    cursor: pointer;
  }
  & button > span { color: ${color('soft')}; }
  & button:hover { background: ${color('hover')}; }
  & button:focus-visible { ${innerFocusRing} }
  ${media.phone} { & button { grid-template-columns: minmax(0, 1fr) auto; & > :last-child { display: none; } } }
`;
