import { color, font, media, radius, space } from '@extranet/shared/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { WhereToLook } from './WhereToLook.tsx';

interface Props {
  name: string;
  asks: string;
  /** Where on the car, or at the trailer, one sees it. */
  where: string;
  /** Nobody has answered it. */
  open: boolean;
  choices: readonly Choice[];
}

export interface Choice {
  key: string;
  label: string;
  /** By what it was known, where nobody was asked. */
  note?: string | undefined;
  checked: boolean;
  onChoose: () => void;
}

/** A question whose answers stand beside each other. */
export function ChoiceField({ name, asks, where, open, choices }: Props) {
  const id = useId();
  const last = asks.lastIndexOf(' ') + 1;
  return (
    <Field
      role="group"
      aria-labelledby={`${id}-asks ${id}-last`}
      aria-describedby={id}
      data-open={open || undefined}
    >
      <p>
        <span id={`${id}-asks`}>{asks.slice(0, last)}</span>
        <Together>
          <span id={`${id}-last`}>{asks.slice(last)}</span> <WhereToLook asks={asks} where={where} id={id} />
        </Together>
      </p>
      <div>
        {choices.map(({ key, label, note, checked, onChoose }) => (
          <label key={key}>
            <input type="radio" name={name} checked={checked} onChange={onChoose} />
            <span>{label}</span>
            {note && <small>{note}</small>}
          </label>
        ))}
      </div>
    </Field>
  );
}

/** What explains the question stands behind its last word, never alone in a line. */
const Together = styled.span`
  white-space: nowrap;
`;

/** Two rows of what is around it: the question and its answers. A fieldset's legend would be no cell of a grid. */
const Field = styled.div`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: ${space('s')};
  align-items: start;
  min-inline-size: 0;
  & > p { margin: 0; font: ${font('s', 'strong')}; }
  & > div { display: flex; flex-wrap: wrap; gap: ${space('xs')}; }
  & label {
    display: inline-flex;
    align-items: center;
    gap: ${space('xs')};
    min-block-size: 36px;
    padding-inline: ${space('m')};
    border: 1px solid ${color('edge')};
    border-radius: ${radius()};
    font: ${font('s')};
    cursor: pointer;
    ${media.coarse} { min-block-size: 44px; }
    ${media.phone} { min-block-size: 44px; }
  }
  & label > small { color: ${color('soft')}; font: ${font('xs')}; }
  & label:has(:checked) { border-color: ${color('solid')}; box-shadow: inset 0 0 0 1px ${color('solid')}; background: ${color('selected')}; }
  & label:has(:focus-visible) { outline: 2px solid ${color('focus')}; outline-offset: 1px; }
  & input { accent-color: ${color('solid')}; margin: 0; }
  & input:focus-visible { outline: none; box-shadow: none; }
`;
