import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font } from '@extranet/shared/theme';
import { Button, Stack } from '@extranet/shared/ui';
import styled from 'styled-components';
import { CONTINUE_KEY, useContinueKey } from '../useContinueKey.ts';
import { AddressForm } from './AddressForm.tsx';
import { addressSubmitted, useAddresses } from './addresses.slice.ts';
import { fieldsTyped, useDraft, writingToggled } from './draft.slice.ts';

interface Props {
  submit: string;
  busy: boolean;
  /** Whether there are saved addresses to go back to. */
  mayChoose: boolean;
}

/** An address for this order, kept while it is written, so that a reload does not lose it. */
export function NewAddress({ submit, busy, mayChoose }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const next = useContinueKey<HTMLButtonElement>();
  const saving = useAddresses(({ addresses }) => addresses.saving);
  const { fields, offered } = useDraft(({ draft }) => draft);
  return (
    <Stack $gap="m">
      {offered && <Offered>{t('address.offered')}</Offered>}
      <AddressForm
        label={t('address.new')}
        fields={fields}
        onFields={(typed) => dispatch(fieldsTyped(typed))}
        onSubmit={() => dispatch(addressSubmitted({ fields }))}
        actions={
          <>
            {mayChoose && (
              <Button onClick={() => dispatch(writingToggled(false))}>{t('address.useSaved')}</Button>
            )}
            <Button
              type="submit"
              variant="primary"
              busy={saving === 'pending' || busy}
              ref={next}
              aria-keyshortcuts={CONTINUE_KEY}
            >
              {submit}
            </Button>
          </>
        }
      />
    </Stack>
  );
}

const Offered = styled.p`
  color: ${color('soft')};
  font: ${font('s')};
`;
