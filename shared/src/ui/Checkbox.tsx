import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, radius, rowHeight, space } from '../theme/index.ts';
import { Hint, Message } from './Field.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'checked' | 'onChange' | 'value'> {
  label: ReactNode;
  checked: boolean;
  onValue: (checked: boolean) => void;
  hint?: ReactNode;
  error?: string | null | undefined;
}

export function Checkbox({ label, checked, onValue, hint, error, ...rest }: Props) {
  const id = useId();
  return (
    <div>
      <Label>
        <Box
          {...rest}
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint || error ? id : undefined}
          onChange={(event) => onValue(event.target.checked)}
        />
        <span>{label}</span>
      </Label>
      {(hint || error) && (
        <div id={id}>
          {error && <Message role="alert">{error}</Message>}
          {hint && <Hint>{hint}</Hint>}
        </div>
      )}
    </div>
  );
}

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space('s')};
  min-block-size: ${rowHeight()};
  cursor: pointer;
  &:has(:disabled) { cursor: not-allowed; color: ${color('soft')}; }
`;
const Box = styled.input`
  appearance: none;
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  margin: 0;
  border: 1px solid ${color('edge')};
  border-radius: ${radius('s')};
  background: ${color('panel')};
  cursor: inherit;
  &:hover { border-color: ${color('ink')}; }
  &:checked { border-color: ${color('solid')}; background: ${color('solid')}; }
  &:checked::before {
    content: '';
    display: block;
    inline-size: 100%;
    block-size: 100%;
    background: ${color('onSolid')};
    clip-path: polygon(16% 50%, 28% 38%, 43% 54%, 73% 22%, 84% 34%, 43% 78%);
  }
  &[aria-invalid='true'] { border-color: ${color('error')}; }
  &:disabled { opacity: 0.6; }
`;
