import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '../theme/index.ts';
import { inputStyles } from './controlStyles.ts';
import { Field, type FieldProps } from './Field.tsx';
import { Icon, type IconShape } from './Icon.tsx';

type Native<Tag extends 'input' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  'id' | 'value' | 'defaultValue' | 'onChange' | 'required' | 'children' | 'size'
>;

export interface TextFieldProps extends FieldProps, Native<'input'> {
  value: string;
  onValue: (value: string) => void;
  icon?: IconShape;
  /** Content inside the field, at its end: a button, a unit. */
  after?: ReactNode;
}

export function TextField({
  label,
  hideLabel,
  hint,
  error,
  errorAt,
  required,
  value,
  onValue,
  icon,
  after,
  ...rest
}: TextFieldProps) {
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      errorAt={errorAt}
      required={required}
    >
      {(control) => (
        <Frame $start={Boolean(icon)} $end={Boolean(after)}>
          {icon && <Icon of={icon} />}
          <Input {...rest} {...control} value={value} onChange={(event) => onValue(event.target.value)} />
          {after && <After>{after}</After>}
        </Frame>
      )}
    </Field>
  );
}

export interface TextAreaProps extends FieldProps, Native<'textarea'> {
  value: string;
  onValue: (value: string) => void;
}

export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  required,
  value,
  onValue,
  ...rest
}: TextAreaProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {(control) => (
        <Area
          rows={4}
          {...rest}
          {...control}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  );
}

export const Input = styled.input`
  ${inputStyles}
`;
const Area = styled.textarea`
  ${inputStyles}
  resize: vertical;
`;
const Frame = styled.span<{ $start: boolean; $end: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  & > svg { position: absolute; inset-inline-start: ${space('m')}; color: ${color('soft')}; pointer-events: none; }
  & > input {
    ${({ $start }) => $start && `padding-inline-start: calc(18px + 2 * ${space('m')} - ${space('xs')});`}
    ${({ $end }) => $end && `padding-inline-end: calc(40px + ${space('s')});`}
  }
`;
const After = styled.span`
  position: absolute;
  inset-inline-end: 0;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: 40px;
  color: ${color('soft')};
`;
