import { createContext, type ReactNode, use, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color, font, space } from '../theme/index.ts';
import { visuallyHidden } from './VisuallyHidden.ts';

/** Properties common to all fields. */
export interface FieldProps {
  label: ReactNode;
  /** Hides the label from view, but not from screen readers. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** A message in French; its presence makes the field invalid. */
  error?: string | null | undefined;
  /** The id of a message shown elsewhere, for example in a table row: it makes the field invalid too. */
  errorAt?: string | undefined;
  required?: boolean;
}

/** Attributes that the control inside must have, so that screen readers read label, hint and message with it. */
export interface ControlProps {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The form tells its errors in one voice: the fields show theirs, and say them when they are entered. */
export const ToldAtOnce = createContext(false);

interface Props extends FieldProps {
  children: (control: ControlProps) => ReactNode;
  /** Given when other code must know the control's id. */
  controlId?: string;
}

export function Field({ label, hideLabel, hint, error, errorAt, required, children, controlId }: Props) {
  const { t } = useTranslation('ui');
  const toldAtOnce = use(ToldAtOnce);
  const ownId = useId();
  const id = controlId ?? ownId;
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : (errorAt ?? '');
  return (
    <Box>
      <Label id={`${id}-label`} htmlFor={id} $hidden={hideLabel}>
        {label}
        {required && (
          <Mark title={t('field.required')} aria-hidden>
            *
          </Mark>
        )}
      </Label>
      {children({
        id,
        required: required || undefined,
        'aria-invalid': errorId ? true : undefined,
        'aria-describedby': `${errorId} ${hintId}`.trim() || undefined,
      })}
      {error && (
        <Message id={errorId} role={toldAtOnce ? undefined : 'alert'}>
          {error}
        </Message>
      )}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('xs')};
  min-inline-size: 0;
`;
const Label = styled.label<{ $hidden: boolean | undefined }>`
  font: ${font('s', 'strong')};
  ${({ $hidden }) => $hidden && visuallyHidden}
`;
const Mark = styled.span`
  margin-inline-start: ${space('xs')};
  color: ${color('soft')};
`;
export const Hint = styled.p`
  color: ${color('soft')};
  font: ${font('xs')};
`;
export const Message = styled.p`
  color: ${color('error')};
  font: ${font('xs', 'strong')};
`;
