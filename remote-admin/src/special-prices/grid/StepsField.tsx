import { color, font, media, radius, space } from '@extranet/shared/theme';
import { Field } from '@extranet/shared/ui';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';

interface Props {
  label: string;
  value: string;
  errorAt: string | undefined;
  disabled: boolean;
  lines: number;
  onValue: (text: string) => void;
  onBlur: () => void;
}

/** Several steps do not fit into one line: they wrap, and all of them are the title too. */
export function StepsField({ label, value, errorAt, disabled, lines, onValue, onBlur }: Props) {
  const handleKeyDown = (event: KeyboardEvent) => {
    // Steps are one text; lines are only where it wraps.
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <Field label={label} hideLabel errorAt={errorAt}>
      {(control) => (
        <Area
          {...control}
          rows={lines}
          autoComplete="off"
          title={value}
          value={value}
          disabled={disabled}
          onKeyDown={handleKeyDown}
          onChange={(event) => onValue(event.target.value.replace(/\s*[\r\n]+\s*/g, ' ; '))}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

const Area = styled.textarea`
  inline-size: 100%;
  padding: ${space('xxs', 's')};
  border: 1px solid ${color('edge')};
  border-radius: ${radius()};
  background: ${color('panel')};
  color: ${color('ink')};
  font: ${font('s')};
  line-height: 1.3;
  resize: none;
  &:hover { border-color: ${color('ink')}; }
  &[aria-invalid='true'] { border-color: ${color('error')}; border-inline-start-width: 4px; }
  &:disabled { background: ${color('sunken')}; border-color: ${color('line')}; color: ${color('soft')}; cursor: not-allowed; }
  /* Below 16 px, iOS zooms the page when the field takes the focus. */
  ${media.coarse} { font-size: max(1rem, 16px); }
`;
