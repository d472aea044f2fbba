import { useTranslation } from '@extranet/shared/i18n';
import { TextField } from '@extranet/shared/ui';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { early } from './early.ts';

interface Props {
  /** In the header; on the home page it has the name of its large form. */
  inHeader?: boolean;
  onWanted?: () => void;
}

/** Stands where the remote's field will stand. What is typed, the focus and Enter go over to it (W1.19). */
export function EarlyField({ inHeader = false, onWanted }: Props) {
  const { t } = useTranslation('host');
  const [text, setText] = useState(early.text);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    early.submitted = true;
  };
  return (
    <Form role="search" aria-label={t('search.label')} onSubmit={handleSubmit}>
      <TextField
        label={t(inHeader ? 'search.label' : 'search.field')}
        hideLabel
        icon={Search}
        placeholder={t(inHeader ? 'search.placeholderShort' : 'search.placeholder')}
        autoComplete="off"
        autoFocus={early.focused}
        data-search-field
        value={text}
        onValue={(typed) => {
          early.text = typed;
          setText(typed);
        }}
        onFocus={() => {
          early.focused = true;
          onWanted?.();
        }}
        // Not called when the field goes because the remote's takes its place.
        onBlur={() => {
          early.focused = false;
        }}
      />
    </Form>
  );
}

const Form = styled.form`
  min-inline-size: 0;
`;
