import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { media, space } from '../theme/index.ts';
import { Alert } from './Alert.tsx';
import { ToldAtOnce } from './Field.tsx';
import { readServerError, type ServerError } from './serverMessage.ts';

/** The states of every form (C4.02). */
export type FormStatus = 'empty' | 'pending' | 'success' | 'error';

interface Props {
  status: FormStatus;
  onSubmit: () => void;
  children: ReactNode;
  /** Shown in a dismissible alert while the status is 'error' (C8.01). */
  error?: ServerError | null | undefined;
  /** Shown while the status is 'success'. */
  success?: ReactNode;
  /** The label of a field, for the list of errors. */
  fieldLabel?: (field: string) => string;
  /** Every field shows its own message: the alert only lists the fields, and the first of them is focused. It alone speaks. */
  errorsAtFields?: boolean;
  /** Whether the field was changed since it was refused: then the list of errors leaves it out. */
  isCorrected?: (field: string) => boolean;
  actions?: ReactNode;
  label?: string;
  /** For a button elsewhere, as in the foot of a dialog (`form={id}`): so Enter in a field presses it. */
  id?: string;
}

/** Inputs are disabled while the request runs; the server's error is announced above the fields. */
export function Form({
  status,
  onSubmit,
  children,
  error,
  success,
  fieldLabel,
  errorsAtFields = false,
  isCorrected,
  actions,
  label,
  id,
}: Props) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (!errorsAtFields || status !== 'error' || !error?.fields) return;
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errorsAtFields, status, error]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // For a form in a dialog in a form: React events bubble through portals.
    event.stopPropagation();
    setSent(true);
    if (status !== 'pending') onSubmit();
  };
  return (
    <form
      id={id}
      noValidate
      aria-label={label}
      aria-busy={status === 'pending' || undefined}
      onSubmit={handleSubmit}
    >
      <Fields>
        {status === 'error' && error && (
          <FormError
            error={error}
            fieldLabel={fieldLabel}
            namesOnly={errorsAtFields}
            isCorrected={isCorrected}
          />
        )}
        {status === 'success' && success && <Alert tone="success">{success}</Alert>}
        <Fieldset ref={fields} disabled={status === 'pending'}>
          <ToldAtOnce value={errorsAtFields && sent}>{children}</ToldAtOnce>
        </Fieldset>
        {actions && <Actions>{actions}</Actions>}
      </Fields>
    </form>
  );
}

interface ErrorProps {
  error: ServerError;
  fieldLabel?: ((field: string) => string) | undefined;
  /** For details that are told at their fields. */
  namesOnly?: boolean;
  isCorrected?: ((field: string) => boolean) | undefined;
}

/** Heading and list of an error; can be dismissed, and comes back with the next error. */
export function FormError({ error, fieldLabel, namesOnly = false, isCorrected }: ErrorProps) {
  const { t } = useTranslation('ui');
  const [dismissed, setDismissed] = useState<ServerError | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [error]);
  if (dismissed === error) return null;
  const { heading, details: told } = readServerError(error);
  const details = told.filter(({ field }) => !field || !isCorrected?.(field));
  // All that it was about is corrected.
  if (told.length > 0 && details.length === 0) return null;
  return (
    <div ref={box}>
      <Alert
        title={heading || t(isUnreached(error) ? 'form.unreachable' : 'form.error')}
        onDismiss={() => setDismissed(error)}
      >
        {details.length > 0 && (
          <List $inLine={namesOnly}>
            {details.map(({ field, text }) => (
              <li key={`${field} ${text}`}>{lineOf(field && fieldLabel?.(field), text, namesOnly)}</li>
            ))}
          </List>
        )}
      </Alert>
    </div>
  );
}

/** No answer came, so that there are no words of the server to show. */
const isUnreached = ({ code = '' }: ServerError) => code.startsWith('network.');

function lineOf(label: string | undefined, text: string, nameOnly: boolean): string {
  if (!label) return text;
  return nameOnly ? label : `${label}\u00a0: ${text}`;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('l')};
`;
const Fieldset = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('l')};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space('s')};
  ${media.phone} { & > button, & > a { flex: 1 1 auto; } }
`;
const List = styled.ul<{ $inLine: boolean }>`
  ${({ $inLine }) => ($inLine ? inLine : bulleted)}
`;
const bulleted = css`
  padding-inline-start: ${space('l')};
  list-style: disc;
`;
const inLine = css`
  & > li { display: inline; }
  & > li:not(:last-child)::after { content: ', '; }
`;
