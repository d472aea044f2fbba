import type { ListView } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, Checkbox, Modal, Stack, TextField } from '@extranet/shared/ui';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useRefusal } from '../refusals.ts';
import { useOnBecomingTrue } from '../useOnBecomingTrue.ts';
import { useListViews, viewFormOpened, viewRemovalAsked, viewSubmitted } from './list-views.slice.ts';
import { columnsOf, type ListViewInUse } from './useListView.ts';

const NAME_MAX = 60;

interface Props {
  open: boolean;
  /** The view to change; without one, the list as it is becomes a new view. */
  view: ListView | undefined;
  inUse: ListViewInUse;
  onClose: () => void;
}

/** Name of a view and who sees it. A view that a colleague deleted meanwhile is saved as a new one. */
export function ViewDialog({ open, view, inUse, onClose }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const id = useId();
  const { saving, removing } = useListViews(({ listViews }) => listViews);
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [tried, setTried] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: filled once for each opening, whatever comes from the server meanwhile.
  useEffect(() => {
    if (!open) return;
    dispatch(viewFormOpened());
    setName(view?.name ?? '');
    setShared(view?.shared ?? false);
    setTried(false);
  }, [open]);
  useOnBecomingTrue(saving.status === 'success', onClose);
  const refusal = useRefusal(saving.status === 'error' ? saving.refusal : null);
  const isGone = refusal?.status === 404;
  const missing = tried && name.trim() === '' ? t('views.nameMissing') : undefined;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    // Also a second click while the dialog closes.
    if (name.trim() === '' || saving.status === 'pending' || saving.status === 'success') return;
    // Renaming leaves filters and columns; they are replaced by the button of the bar.
    const kept = view ?? { address: inUse.address, columns: columnsOf(inUse) };
    const wish = { list: inUse.list, name, shared, address: kept.address, columns: kept.columns };
    dispatch(viewSubmitted({ wish, over: isGone ? undefined : view }));
  };
  const handleRemove = () => {
    if (!view) return;
    onClose();
    dispatch(viewRemovalAsked(view));
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t(view ? 'views.change' : 'views.save')}
      size="s"
      footer={
        <>
          {view && (
            <Button variant="danger" busy={removing} onClick={handleRemove}>
              {t('views.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={id} busy={saving.status === 'pending'}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={handleSubmit}>
        <Stack>
          {refusal && !refusal.fields && <Alert>{isGone ? t('views.goneMeanwhile') : refusal.message}</Alert>}
          <TextField
            label={t('views.name')}
            hint={t(view ? 'views.nameHint' : 'views.newHint')}
            required
            autoFocus
            autoComplete="off"
            maxLength={NAME_MAX}
            value={name}
            onValue={setName}
            error={refusal?.fields?.name ?? missing}
          />
          <Checkbox
            label={t('views.share')}
            hint={t('views.shareHint')}
            checked={shared}
            onValue={setShared}
          />
        </Stack>
      </form>
    </Modal>
  );
}
