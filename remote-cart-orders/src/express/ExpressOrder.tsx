import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { ADDITIONS_MAX, isQuantity, QUANTITY, readNumber, type TypedQuantity } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { color, space } from '@extranet/shared/theme';
import {
  Alert,
  Button,
  IconButton,
  Link,
  Panel,
  QuantityStepper,
  Reference,
  Stack,
  toast,
} from '@extranet/shared/ui';
import { Autocomplete } from '@extranet/shared/ui/combobox';
import { ClipboardPaste, Plus, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useFailureText } from '../useFailureText.ts';
import { expressOrdered, lineDropped, lineSubmitted, referenceTyped, useExpress } from './express.slice.ts';

const asText = (ref: string) => ref;

/** Ordering by typed references, for customers who know them by heart (C2.23). */
export default function ExpressOrder() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const { suggestions, searching, lines, checking, accepted, ordering, ordered, failure } = useExpress(
    ({ express }) => express,
  );
  const [text, setText] = useState('');
  const [quantity, setQuantity] = useState<TypedQuantity>(1);
  const [incomplete, setIncomplete] = useState(false);

  const seen = useRef({ accepted, ordered });
  useEffect(() => {
    if (accepted > seen.current.accepted) {
      setText('');
      setQuantity(1);
    }
    if (ordered > seen.current.ordered) navigate('/cart');
    seen.current = { accepted, ordered };
  }, [accepted, ordered, navigate]);
  const told = useRef(failure);
  useEffect(() => {
    if (!failure || told.current === failure) return;
    told.current = failure;
    const own = {
      'express.notOrderable': t('express.notOrderable'),
      'express.unknown': t('express.unknown'),
      'express.tooMany': t('express.tooMany', { max: integer(QUANTITY.max) }),
      'express.tooLong': t('express.tooLong', { count: ADDITIONS_MAX }),
    };
    toast({ text: own[failure.code as keyof typeof own] ?? failureText(failure), tone: 'error' });
  }, [failure, failureText, t]);

  const handleText = (typed: string) => {
    setText(typed);
    setIncomplete(false);
    dispatch(referenceTyped(typed));
  };
  const submit = (reference: string) => {
    const ref = reference.trim();
    // Other invalid quantities show an error at their own field.
    setIncomplete(ref === '' || readNumber(quantity, QUANTITY).problem === 'low');
    if (ref !== '' && isQuantity(quantity)) dispatch(lineSubmitted({ ref, qty: quantity }));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(text);
  };

  return (
    <Panel
      title={t('express.title')}
      footer={
        <Button
          variant="primary"
          disabled={lines.length === 0}
          busy={ordering}
          onClick={() => dispatch(expressOrdered())}
        >
          {t('express.order')}
        </Button>
      }
    >
      <Stack $gap="m">
        <Entry onSubmit={handleSubmit}>
          <Autocomplete
            label={t('line.reference')}
            text={text}
            onText={handleText}
            items={suggestions}
            itemText={asText}
            onPick={setText}
            loading={searching}
            minLength={2}
            emptyText={t('express.noSuggestion')}
            placeholder="FA-00012"
          />
          <QuantityStepper value={quantity} onValue={setQuantity} label={t('line.quantity')} />
          <IconButton icon={Plus} name={t('express.add')} type="submit" busy={checking} />
        </Entry>
        {incomplete && <Alert tone="error">{t('express.incomplete')}</Alert>}
        {lines.length > 0 && (
          <Lines aria-label={t('express.lines')}>
            {lines.map(({ ref, qty }) => (
              <li key={ref}>
                <Reference>{ref}</Reference>
                <span>× {qty}</span>
                <IconButton
                  icon={X}
                  name={t('express.drop', { reference: ref })}
                  onClick={() => dispatch(lineDropped(ref))}
                />
              </li>
            ))}
          </Lines>
        )}
        <Link to="/cart/list" icon={ClipboardPaste}>
          {t('express.paste')}
        </Link>
      </Stack>
    </Panel>
  );
}

const Entry = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space('s')};
  & > :first-child { flex: 1 1 12rem; min-inline-size: 0; }
  & > button { border: 1px solid ${color('edge')}; }
`;
const Lines = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    gap: ${space('m')};
    border-block-start: 1px solid ${color('line')};
  }
  & > li > :first-child { flex: 1; }
`;
