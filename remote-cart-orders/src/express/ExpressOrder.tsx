import { useTranslation } from '@extranet/shared/i18n';
import { isQuantity, QUANTITY, readNumber, referenceKey, type TypedQuantity } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { space } from '@extranet/shared/theme';
import { Alert, Button, Link, Panel, QuantityStepper, Spinner, Stack } from '@extranet/shared/ui';
import { ClipboardPaste } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { handList } from '../handed-list.ts';
import { isCodeOfTrade } from './code-of-trade.ts';
import { expressOrdered, isReady, lineSubmitted, referenceTyped, useExpress } from './express.slice.ts';
import { ExpressOutcome } from './load-work.ts';
import { ReferenceField } from './ReferenceField.tsx';
import { readLine, readPaste, readSeveral } from './read-paste.ts';
import { useOutcome } from './useOutcome.ts';
import { useProblemText } from './useProblemText.ts';
import { useToldFailures } from './useToldFailures.ts';

/** An Enter that comes sooner was meant for the line that has just been taken: the empty field is no mistake. */
const HURRIED_MS = 1000;

/** Ordering by typed references, for customers who know them by heart (C2.23). */
export default function ExpressOrder() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const problemText = useProblemText();
  useToldFailures();
  // What was refused on an earlier visit is not about the empty field of this one.
  useEffect(() => void dispatch(referenceTyped('')), [dispatch]);
  const { suggestions, lines, waiting, sent, accepted, ordering, ordered, failure, missed } = useExpress(
    ({ express }) => express,
  );
  const checking = waiting.length > 0;
  const hasOutcome = useOutcome(sent ?? (lines.length > 0 || missed.length > 0));
  const [text, setText] = useState('');
  const [quantity, setQuantity] = useState<TypedQuantity>(1);
  const [incomplete, setIncomplete] = useState(false);

  const entry = useRef<HTMLFormElement>(null);
  // A scanner sends the next code without looking: it takes the place of this one, whatever becomes of it.
  useLayoutEffect(() => {
    const field = entry.current?.querySelector<HTMLInputElement>('[role="combobox"]');
    if (sent && field === document.activeElement) field?.select();
  }, [sent]);
  const taken = useRef(accepted);
  const takenAt = useRef(-HURRIED_MS);
  // Before the next key can come, which would be emptied with what was taken.
  useLayoutEffect(() => {
    if (accepted === taken.current) return;
    taken.current = accepted;
    takenAt.current = performance.now();
    setText('');
    setQuantity(1);
    dispatch(referenceTyped(''));
  }, [accepted, dispatch]);
  const gone = useRef(ordered);
  useEffect(() => {
    if (ordered > gone.current) navigate('/cart');
    gone.current = ordered;
  }, [ordered, navigate]);

  // On a phone the list would lie over the quantity and the button.
  const isWhole = isCodeOfTrade(text) || suggestions.some((ref) => referenceKey(ref) === referenceKey(text));
  const handleText = (typed: string) => {
    // The quantity went with what is still being checked.
    if (sent && checking) setQuantity(1);
    setText(typed);
    setIncomplete(false);
    dispatch(referenceTyped(typed));
  };
  const openList = (list: string) => {
    handList(list);
    navigate('/cart/list');
  };
  const submit = (reference: string) => {
    const ref = reference.trim();
    if (ref === '' && performance.now() - takenAt.current < HURRIED_MS) return;
    // The field is emptied a moment after its line was taken: the same text again is the same Enter again.
    if (ref !== '' && ref === sent?.ref && !failure) return;
    // Other invalid quantities show an error at their own field.
    setIncomplete(ref === '' || readNumber(quantity, QUANTITY).problem === 'low');
    if (ref === '' || !isQuantity(quantity)) return;
    const list = readSeveral(ref);
    if (list !== undefined) return openList(list);
    const line = readLine(ref);
    if (line) {
      const qty = bothOf(line.quantity, quantity);
      handleText(line.reference);
      setQuantity(qty);
      if (isQuantity(qty)) dispatch(lineSubmitted({ ref: line.reference, qty }));
      return;
    }
    dispatch(lineSubmitted({ ref, qty: quantity }));
  };
  /** Into the field of one reference goes one line, with its quantity; a list goes to its own page. */
  const handlePaste = (event: ClipboardEvent<HTMLFormElement>) => {
    const pasted = readPaste(event.clipboardData.getData('text'));
    const isForReference = (event.target as HTMLElement).role === 'combobox';
    if (!pasted || !isForReference || ('reference' in pasted && text !== '')) return;
    event.preventDefault();
    if ('list' in pasted) {
      openList(pasted.list);
      return;
    }
    handleText(pasted.reference);
    setQuantity(pasted.quantity);
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
          disabled={!isReady(lines) || checking}
          busy={ordering}
          onClick={() => dispatch(expressOrdered())}
        >
          {t('express.order')}
        </Button>
      }
    >
      <Stack $gap="m">
        <Entry ref={entry} onSubmit={handleSubmit} onPaste={handlePaste}>
          <ReferenceField
            text={text}
            onText={handleText}
            onPick={handleText}
            whole={isWhole}
            error={failure && problemText(failure, text)}
          />
          <QuantityStepper value={quantity} onValue={setQuantity} label={t('line.quantity')} />
          {/* Not busy, which would keep the next Enter from the form: what comes meanwhile waits its turn. */}
          <Button type="submit" aria-busy={checking}>
            {checking && <Spinner />}
            {t('express.add')}
          </Button>
        </Entry>
        {incomplete && <Alert tone="error">{t('express.incomplete')}</Alert>}
        {hasOutcome && <ExpressOutcome text={text} onTake={submit} />}
        <Link to="/cart/list" icon={ClipboardPaste}>
          {t('express.paste')}
        </Link>
      </Stack>
    </Panel>
  );
}

/** The number behind the reference, beside the field of the quantity: where both say something else, nobody can know which is meant. */
const bothOf = (typed: TypedQuantity, chosen: TypedQuantity): TypedQuantity =>
  chosen === 1 || chosen === typed ? typed : `${typed} / ${chosen}`;

const Entry = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space('s')};
  & > :first-child { flex: 1 1 12rem; min-inline-size: 0; }
  /* Beside the field, not its label. */
  & > :not(:first-child) { margin-block-start: calc(1.5em + ${space('xs')}); }
`;
