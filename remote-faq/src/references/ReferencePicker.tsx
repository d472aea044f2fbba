import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Reference } from '@extranet/shared/ui';
import { Combobox } from '@extranet/shared/ui/combobox';
import { memo, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { threadAddress } from '../addresses.ts';
import { referencesWanted, useReferences } from './references.slice.ts';

/** Choosing a reference opens its thread, to start or join it (C2.27). */
function ReferencePicker() {
  const { t } = useTranslation('faq');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { status, refs } = useReferences((state) => state.references);
  useEffect(() => {
    dispatch(referencesWanted());
  }, [dispatch]);
  return (
    <div>
      <Combobox
        label={t('picker.label')}
        placeholder={t('picker.placeholder')}
        items={refs}
        itemText={textOf}
        renderItem={renderReference}
        value={null}
        onValue={(ref) => ref && navigate(threadAddress(ref))}
        loading={status === 'empty' || status === 'pending'}
        error={status === 'error' ? t('picker.failed') : null}
      />
      {status === 'error' && (
        <Button variant="quiet" onClick={() => dispatch(referencesWanted())}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

const textOf = (ref: string) => ref;
const renderReference = (ref: string) => <Reference>{ref}</Reference>;

// Memoised: each keystroke in the filter renders the page, but not the picker with its thousands of references.
export default memo(ReferencePicker);
