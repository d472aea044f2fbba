import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { color, space } from '../theme/index.ts';
import { inputStyles } from './controlStyles.ts';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface Props<Value extends string>
  extends FieldProps,
    Omit<ComponentProps<'select'>, 'id' | 'value' | 'onChange' | 'required' | 'children' | 'size'> {
  value: Value | '';
  onValue: (value: Value) => void;
  options: readonly Option<Value>[];
  /** Shown while nothing is chosen; cannot be chosen again. */
  placeholder?: string;
}

/** A native <select>: the best list on a phone, and it supports type-ahead. */
export function Select<Value extends string>({
  label,
  hideLabel,
  hint,
  error,
  required,
  value,
  onValue,
  options,
  placeholder,
  ...rest
}: Props<Value>) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {(control) => (
        <Frame>
          <Face
            {...rest}
            {...control}
            value={value}
            onChange={(event) => onValue(event.target.value as Value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Face>
          <Icon of={ChevronDown} />
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  & > svg { position: absolute; inset-inline-end: ${space('m')}; color: ${color('soft')}; pointer-events: none; }
`;
const Face = styled.select`
  ${inputStyles}
  appearance: none;
  padding-inline-end: calc(18px + 2 * ${space('m')} - ${space('xs')});
  & > option { color: ${color('ink')}; background: ${color('panel')}; }
`;
