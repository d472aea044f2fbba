import { useTranslation } from '@extranet/shared/i18n';
import { isShortFor, referenceKey } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Reference } from '@extranet/shared/ui';
import { Combobox } from '@extranet/shared/ui/combobox';
import { memo, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { threadAddress } from '../addresses.ts';
import { referenceTyped, useReferences } from './references.slice.ts';

/** Choosing a reference opens its thread, to start or join it (C2.27). */
function ReferencePicker() {
  const { t } = useTranslation('faq');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { status, ...answered } = useReferences((state) => state.references);
  const key = referenceKey(typed);
  useEffect(() => {
    dispatch(referenceTyped(key));
  }, [dispatch, key]);
  const isAnswered = answered.key === key;
  // Until the answer comes: those of the letters before that still match.
  const refs = useMemo(
    () => (isAnswered ? answered.refs : answered.refs.filter((ref) => referenceKey(ref).startsWith(key))),
    [isAnswered, answered.refs, key],
  );
  return (
    <div>
      <Combobox
        label={t('picker.label')}
        placeholder={t('picker.placeholder')}
        items={refs}
        hasMore={isAnswered && answered.hasMore}
        onSearch={setTyped}
        itemText={textOf}
        isMeant={isMeant}
        renderItem={renderReference}
        value={null}
        onValue={(ref) => ref && navigate(threadAddress(ref))}
        loading={!isAnswered && status !== 'error'}
        error={status === 'error' ? t('picker.failed') : null}
      />
      {status === 'error' && (
        <Button variant="quiet" onClick={() => dispatch(referenceTyped(key))}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

const textOf = (ref: string) => ref;
const isMeant = (ref: string, typed: string) => isShortFor(typed, ref);
const renderReference = (ref: string) => <Reference>{ref}</Reference>;

// Memoised: each keystroke in the filter renders the page, but not the picker.
export default memo(ReferencePicker);
