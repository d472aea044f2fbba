import type { Delivery } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { space } from '@extranet/shared/theme';
import { Alert, Button, EmptyState, Row, Skeleton, Stack } from '@extranet/shared/ui';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { CONTINUE_KEY, useContinueKey } from '../useContinueKey.ts';
import { useFailureText } from '../useFailureText.ts';
import { AddressCard } from './AddressCard.tsx';
import { AddressForm } from './AddressForm.tsx';
import { noAddress } from './address.ts';
import { addressesOpened, addressFormOpened, addressSubmitted, useAddresses } from './addresses.slice.ts';
import { DeleteAddress } from './DeleteAddress.tsx';
import { fieldsTyped, useDraft, writingToggled } from './draft.slice.ts';

interface Props {
  /** The address chosen before. */
  chosen: Delivery | null;
  onChosen: (delivery: Delivery) => void;
  submit: string;
  busy?: boolean;
}

/** A remembered address, or a new one. The first is preselected, because most orders go to the last address. */
export function DeliveryChoice({ chosen, onChosen, submit, busy = false }: Props) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const next = useContinueKey<HTMLButtonElement>();
  const { status, items, saved, saving, removeFailure } = useAddresses(({ addresses }) => addresses);
  const { writing, fields } = useDraft(({ draft }) => draft);
  // An address that is not remembered is still offered for this order.
  const [own, setOwn] = useState(chosen);
  const [pickedId, setPickedId] = useState<string | null>(chosen?.daId ?? null);
  const [toDelete, setToDelete] = useState<Delivery | null>(null);
  useEffect(() => {
    dispatch(addressesOpened('remembered'));
  }, [dispatch]);
  useEffect(() => {
    if (!saved) return;
    // Reset, so that coming back to this step does not use it again.
    dispatch(addressFormOpened());
    dispatch(writingToggled(false));
    dispatch(fieldsTyped(noAddress));
    setOwn(saved);
    setPickedId(saved.daId);
    onChosen(saved);
  }, [saved, onChosen, dispatch]);

  if (status === 'pending') return <Skeleton height="16rem" />;
  if (status === 'error')
    return (
      <EmptyState
        title={t('address.failed')}
        action={<Button onClick={() => dispatch(addressesOpened('remembered'))}>{t('retry')}</Button>}
      />
    );

  const offered = own && !items.some(({ daId }) => daId === own.daId) ? [own, ...items] : items;
  const picked = offered.find(({ daId }) => daId === pickedId) ?? offered[0];
  if (writing || offered.length === 0)
    return (
      <AddressForm
        label={t('address.new')}
        fields={fields}
        onFields={(typed) => dispatch(fieldsTyped(typed))}
        onSubmit={() => dispatch(addressSubmitted({ fields }))}
        actions={
          <>
            {offered.length > 0 && (
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
    );

  return (
    <Stack>
      {removeFailure && <Alert tone="error">{failureText(removeFailure)}</Alert>}
      <Cards role="radiogroup" aria-label={t('address.saved')}>
        {offered.map((delivery) => (
          <AddressCard
            key={delivery.daId}
            delivery={delivery}
            checked={delivery.daId === picked?.daId}
            disabled={busy}
            onChecked={() => setPickedId(delivery.daId)}
            onDelete={() => setToDelete(delivery)}
          />
        ))}
      </Cards>
      <Ends>
        <Button icon={Plus} onClick={() => dispatch(writingToggled(true))}>
          {t('address.new')}
        </Button>
        <Button
          variant="primary"
          busy={busy}
          onClick={() => picked && onChosen(picked)}
          ref={next}
          aria-keyshortcuts={CONTINUE_KEY}
        >
          {submit}
        </Button>
      </Ends>
      <DeleteAddress
        toDelete={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={({ daId }) => {
          if (daId === own?.daId) setOwn(null);
        }}
      />
    </Stack>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${space('m')};
  max-block-size: 28rem;
  overflow-y: auto;
  padding: 2px;
`;
const Ends = styled(Row)`
  justify-content: space-between;
`;
