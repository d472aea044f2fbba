import { Columns3 } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, memo, useState } from 'react';
import styled from 'styled-components';
import { color, radius, shadow, space } from '../../theme/index.ts';
import { Checkbox } from '../Checkbox.tsx';
import { IconButton } from '../IconButton.tsx';

interface Props {
  /** The name of the button. */
  name: string;
  /** Above the boxes. */
  title: string;
  columns: readonly { readonly id: string; readonly label: string }[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
  /** Nothing else would be left of a row: the last box cannot be cleared. */
  oneStays?: boolean;
}

/** Which columns a list shows. Escape and leaving it close it. */
export const ColumnChoice = memo(function Choice({
  name,
  title,
  columns,
  chosen,
  onToggle,
  oneStays,
}: Props) {
  const [open, setOpen] = useState(false);
  const isLast = oneStays && columns.filter(({ id }) => chosen.includes(id)).length === 1;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // Around it, Escape clears the filters.
    event.preventDefault();
    setOpen(false);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <Place onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <IconButton icon={Columns3} name={name} aria-expanded={open} onClick={() => setOpen(!open)} />
      {open && (
        <Choices>
          <legend>{title}</legend>
          {columns.map(({ id, label }) => (
            <Checkbox
              key={id}
              label={label}
              checked={chosen.includes(id)}
              disabled={isLast && chosen.includes(id)}
              onValue={() => onToggle(id)}
            />
          ))}
        </Choices>
      )}
    </Place>
  );
});

const Place = styled.div`
  position: relative;
`;
const Choices = styled.fieldset`
  position: absolute;
  z-index: 20;
  inset-block-start: calc(100% + 4px);
  inset-inline-end: 0;
  display: grid;
  inline-size: max-content;
  padding: ${space('m', 'l')};
  border: 1px solid ${color('line')};
  border-radius: ${radius()};
  background: ${color('panel')};
  box-shadow: ${shadow('pop')};
  & > legend { float: inline-start; inline-size: 100%; padding: 0; font-weight: 600; }
`;
