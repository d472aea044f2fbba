import type { Delivery } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { media, space } from '@extranet/shared/theme';
import { Alert, Button, EmptyState, Row, Skeleton, Stack } from '@extranet/shared/ui';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { CONTINUE_KEY, useContinueKey } from '../useContinueKey.ts';
import { useFailureText } from '../useFailureText.ts';
import { useFocusOnward } from '../useFocusOnward.ts';
import { AddressCard } from './AddressCard.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { noAddress } from './address.ts';
import { addressesOpened, addressFormOpened, useAddresses } from './addresses.slice.ts';
import { DeleteAddress } from './DeleteAddress.tsx';
import { fieldsTyped, useDraft, writingToggled } from './draft.slice.ts';
import { NewAddress } from './NewAddress.tsx';

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
  const { status, items, saved, removeFailure } = useAddresses(({ addresses }) => addresses);
  const writing = useDraft(({ draft }) => draft.writing);
  // An address that is not remembered is still offered for this order.
  const [own, setOwn] = useState(chosen);
  const [pickedId, setPickedId] = useState<string | null>(chosen?.daId ?? null);
  const [toDelete, setToDelete] = useState<Delivery | null>(null);
  const [editing, setEditing] = useState<Delivery | null>(null);
  const closeEditor = useCallback(() => setEditing(null), []);
  const handleDelete = (delivery: Delivery) => {
    setEditing(null);
    setToDelete(delivery);
  };
  useEffect(() => {
    dispatch(addressesOpened('remembered'));
  }, [dispatch]);
  useEffect(() => {
    if (!saved) return;
    // A correction, which its dialog deals with: the order goes on when somebody says so.
    if (editing) {
      setOwn((before) => (before?.daId === saved.daId ? saved : before));
      return;
    }
    // Reset, so that coming back to this step does not use it again.
    dispatch(addressFormOpened());
    dispatch(writingToggled(false));
    dispatch(fieldsTyped(noAddress));
    setOwn(saved);
    setPickedId(saved.daId);
    onChosen(saved);
  }, [saved, editing, onChosen, dispatch]);
  // What was pressed is gone: go on in the form, or at the chosen address.
  const within = useRef<HTMLDivElement>(null);
  const offered = own && !items.some(({ daId }) => daId === own.daId) ? [own, ...items] : items;
  const leave = useFocusOnward(within, offered.length, 'input[type="radio"]');
  const wasWriting = useRef(writing);
  useEffect(() => {
    if (wasWriting.current !== writing)
      within.current?.querySelector<HTMLElement>(writing ? 'input' : 'input:checked')?.focus();
    wasWriting.current = writing;
  }, [writing]);

  if (status === 'pending') return <Skeleton height="16rem" />;
  if (status === 'error')
    return (
      <EmptyState
        title={t('address.failed')}
        action={<Button onClick={() => dispatch(addressesOpened('remembered'))}>{t('retry')}</Button>}
      />
    );

  const picked = offered.find(({ daId }) => daId === pickedId) ?? offered[0];
  const mayChoose = offered.length > 0;
  if (writing || !mayChoose)
    return (
      <div ref={within}>
        <NewAddress submit={submit} busy={busy} mayChoose={mayChoose} />
      </div>
    );

  return (
    <Stack>
      {removeFailure && <Alert tone="error">{failureText(removeFailure)}</Alert>}
      <Cards role="radiogroup" aria-label={t('address.saved')} ref={within}>
        {offered.map((delivery) => (
          <AddressCard
            key={delivery.daId}
            delivery={delivery}
            checked={delivery.daId === picked?.daId}
            disabled={busy}
            onChecked={() => setPickedId(delivery.daId)}
            onEdit={() => setEditing(delivery)}
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
      <AddressDialog editing={editing} onClose={closeEditor} onDelete={handleDelete} />
      <DeleteAddress
        toDelete={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={({ daId }) => {
          leave(offered.findIndex((delivery) => delivery.daId === daId));
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
  padding: 2px;
  /* So many that the button that leads on would be far: not on a phone, where one thing scrolls. */
  &:has(> :nth-child(13)) { max-block-size: 28rem; overflow-y: auto; }
  ${media.phone} { &:has(> :nth-child(13)) { max-block-size: none; } }
`;
const Ends = styled(Row)`
  justify-content: space-between;
`;
