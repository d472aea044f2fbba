import type { ProductRow } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import type { Refusal } from '@extranet/shared/http';
import { useTranslation } from '@extranet/shared/i18n';
import { lazily, productOpenRequested } from '@extranet/shared/remote';
import {
  ADDITIONS_MAX,
  isQuantity,
  QUANTITY,
  readNumber,
  referenceKey,
  type TypedQuantity,
} from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { space } from '@extranet/shared/theme';
import {
  Alert,
  Button,
  Link,
  Panel,
  Price,
  QuantityStepper,
  Reference,
  Skeleton,
  Stack,
  StockBadge,
  toast,
} from '@extranet/shared/ui';
import { Autocomplete } from '@extranet/shared/ui/combobox';
import { ClipboardPaste } from 'lucide-react';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { ProductOfLine } from '../ProductOfLine.tsx';
import { useFailureText } from '../useFailureText.ts';
import { ExpressLines } from './ExpressLines.tsx';
import { expressOrdered, isReady, lineSubmitted, referenceTyped, useExpress } from './express.slice.ts';

const ReplacedBy = lazily(() => import(/* webpackChunkName: "replaced-by" */ '../ReplacedBy.tsx'));

/** An Enter that comes sooner was meant for the line that has just been taken: the empty field is no mistake. */
const HURRIED_MS = 1000;

const asText = (ref: string) => ref;

/** Ordering by typed references, for customers who know them by heart (C2.23). */
export default function ExpressOrder() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const failureText = useFailureText();
  // What was refused on an earlier visit is not about the empty field of this one.
  useEffect(() => void dispatch(referenceTyped('')), [dispatch]);
  const {
    suggestions,
    described,
    searching,
    lines,
    checking,
    accepted,
    ordering,
    ordered,
    failure,
    stuck,
    replaced,
  } = useExpress(({ express }) => express);
  const [text, setText] = useState('');
  const [quantity, setQuantity] = useState<TypedQuantity>(1);
  const [incomplete, setIncomplete] = useState(false);

  const seen = useRef({ accepted, ordered });
  const sent = useRef('');
  const takenAt = useRef(-HURRIED_MS);
  useEffect(() => {
    if (accepted > seen.current.accepted) {
      takenAt.current = performance.now();
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
    if (!isAboutReference(failure)) toast({ text: failureText(failure), tone: 'error' });
  }, [failure, failureText]);
  const problems = {
    'express.notOrderable': t('express.notOrderable'),
    'express.soldOut': t('express.soldOut'),
    'express.status': t('express.status'),
    'express.noPrice': t('express.noPrice'),
    'express.gone': t('express.gone'),
    'express.unknown': t('express.unknown'),
    'express.tooMany': t('express.tooMany', { max: integer(QUANTITY.max) }),
    'express.tooLong': t('express.tooLong', { count: ADDITIONS_MAX }),
  };

  // On a phone the list would lie over the quantity and the button.
  const isWhole = suggestions.some((ref) => referenceKey(ref) === referenceKey(text));
  const handleText = (typed: string) => {
    setText(typed);
    setIncomplete(false);
    sent.current = '';
    dispatch(referenceTyped(typed));
  };
  const submit = (reference: string) => {
    const ref = reference.trim();
    if (ref === '' && performance.now() - takenAt.current < HURRIED_MS) return;
    // The field is emptied a moment after its line was taken: the same text again is the same Enter again.
    if (ref !== '' && ref === sent.current && !failure) return;
    // Other invalid quantities show an error at their own field.
    setIncomplete(ref === '' || readNumber(quantity, QUANTITY).problem === 'low');
    if (ref === '' || !isQuantity(quantity)) return;
    sent.current = ref;
    dispatch(lineSubmitted({ ref, qty: quantity }));
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
          disabled={!isReady(lines)}
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
            whole={isWhole}
            minLength={2}
            renderItem={(ref) => <Suggestion reference={ref} product={described[ref]} />}
            error={failure && problems[failure.code as keyof typeof problems]}
            emptyText={t('express.noSuggestion')}
            placeholder="FA-00012"
          />
          <QuantityStepper value={quantity} onValue={setQuantity} label={t('line.quantity')} />
          <Button type="submit" busy={checking}>
            {t('express.add')}
          </Button>
        </Entry>
        {replaced && (
          <Suspense fallback={<Skeleton height="6rem" />}>
            <ReplacedBy
              reference={replaced.ref}
              product={replaced.product}
              onTake={() => submit(replaced.product.prodRef)}
            />
          </Suspense>
        )}
        {stuck && !replaced && (
          <div>
            <Button onClick={() => dispatch(productOpenRequested(stuck.prodId))}>
              {t('express.open', { reference: stuck.prodRef })}
            </Button>
          </div>
        )}
        {incomplete && <Alert tone="error">{t('express.incomplete')}</Alert>}
        {lines.length > 0 && <ExpressLines lines={lines} refused={failure?.refs ?? []} />}
        <Link to="/cart/list" icon={ClipboardPaste}>
          {t('express.paste')}
        </Link>
      </Stack>
    </Panel>
  );
}

function Suggestion({ reference, product }: { reference: string; product: ProductRow | undefined }) {
  if (!product) return <Reference>{reference}</Reference>;
  return (
    <Suggested>
      <ProductOfLine product={product} withReference />
      <Price amount={product.prodMbrPrice} tax="HT" />
      <StockBadge code={product.prodCodeStock} />
    </Suggested>
  );
}

/** These are said at the field; what else went wrong, in a message. */
const isAboutReference = ({ code, refs }: Refusal): boolean =>
  code.startsWith('express.') && refs === undefined;

const Entry = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space('s')};
  & > :first-child { flex: 1 1 12rem; min-inline-size: 0; }
  /* Beside the field, not its label. */
  & > :not(:first-child) { margin-block-start: calc(1.5em + ${space('xs')}); }
`;
const Suggested = styled.span`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space('m')};
  & > :first-child { flex: 1 1 12rem; }
`;
