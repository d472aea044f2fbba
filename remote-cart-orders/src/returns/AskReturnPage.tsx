import type { Return } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { isQuantity } from '@extranet/shared/rules';
import { ORDER_TEXT_MAX, RETURN_REASONS } from '@extranet/shared/rules/order';
import { useAppDispatch } from '@extranet/shared/store';
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  Form,
  Link,
  PageTitle,
  Panel,
  Row,
  Select,
  Skeleton,
  Stack,
  TextArea,
} from '@extranet/shared/ui';
import { useReturnWords } from '@extranet/shared/ui/timeline';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { AskLines, type Chosen } from './AskLines.tsx';
import { AskPhotos } from './AskPhotos.tsx';
import { askBegun, returnSubmitted, useAsk } from './ask.slice.ts';
import { addReturnsPart } from './returns.part.ts';

addReturnsPart();

/** Asks to send something of an order back. */
export default function AskReturnPage() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { orderId, status, known, asked } = useAsk(({ askReturn }) => askReturn);
  useEffect(() => {
    dispatch(askBegun(id));
  }, [dispatch, id]);
  // What an earlier form asked for is still in the state when this one opens.
  const before = useRef(asked);
  useEffect(() => {
    if (asked && asked !== before.current)
      void navigate(`/orders/returns/${asked.returnId}`, { replace: true });
  }, [asked, navigate]);
  const ready = orderId === id;
  return (
    <Stack>
      <PageTitle title={t('returns.askTitle')}>
        <Link to={`/order/${id}`} icon={ArrowLeft}>
          {t('returns.backToOrder')}
        </Link>
      </PageTitle>
      {(!ready || status === 'pending') && <Skeleton height="32rem" />}
      {ready && status === 'error' && (
        <EmptyState
          title={t('returns.failed')}
          action={<Button onClick={() => dispatch(askBegun(id))}>{t('retry')}</Button>}
        >
          {t('returns.failedHint')}
        </EmptyState>
      )}
      {ready && (status === 'missing' || (status === 'success' && known?.lines.length === 0)) && (
        <Panel>
          <EmptyState
            title={t('returns.nothingLeft')}
            action={<ButtonLink to="/orders">{t('returns.toOrders')}</ButtonLink>}
          >
            {t('returns.nothingLeftHint')}
          </EmptyState>
        </Panel>
      )}
      {ready && status === 'success' && known && known.lines.length > 0 && <AskForm lines={known.lines} />}
    </Stack>
  );
}

function AskForm({ lines }: { lines: Return['lines'] }) {
  const { t } = useTranslation('cart-orders');
  const { reasonOf } = useReturnWords();
  const dispatch = useAppDispatch();
  const { sending, refusal, uploads } = useAsk(({ askReturn }) => askReturn);
  const [only] = lines;
  // Of a single line there is nothing to choose.
  const [chosen, setChosen] = useState<Chosen>(
    () => new Map(only && lines.length === 1 ? [[only.itId, 1]] : []),
  );
  const [reason, setReason] = useState<Return['reason'] | ''>('');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const left = new Map(lines.map(({ itId, quantity }) => [itId, quantity]));
  const wanted = [...chosen].filter(([itId]) => left.has(itId));
  const wrong = wanted.some(([itId, quantity]) => !isQuantity(quantity) || quantity > (left.get(itId) ?? 0));
  const onTheWay = uploads.some((upload) => !upload.refusal);
  const unchosen =
    (wanted.length === 0 && t('returns.needLine')) || (wrong && t('returns.needQuantity')) || '';
  const problem = unchosen || (onTheWay && t('returns.photosOnTheWay')) || '';
  const submit = () => {
    setTried(true);
    if (problem || !reason) return;
    const picked = wanted.map(([itId, quantity]) => ({ itId, quantity: Number(quantity) }));
    dispatch(returnSubmitted({ lines: picked, reason, text }));
  };
  return (
    <Panel>
      <Form
        status={sending ? 'pending' : refusal ? 'error' : 'empty'}
        error={refusal}
        onSubmit={submit}
        label={t('returns.askTitle')}
        actions={
          <Row>
            <Button variant="primary" type="submit" busy={sending}>
              {t('returns.send')}
            </Button>
          </Row>
        }
      >
        <Stack>
          <AskLines lines={lines} chosen={chosen} onChosen={setChosen} error={tried ? unchosen : ''} />
          <Select
            label={t('returns.reason')}
            placeholder={t('returns.chooseReason')}
            required
            value={reason}
            options={RETURN_REASONS.map((value) => ({ value, label: reasonOf(value) }))}
            onValue={setReason}
            error={tried && !reason ? t('returns.needReason') : undefined}
          />
          <TextArea
            label={t('returns.text')}
            hint={t('returns.textHint')}
            rows={3}
            maxLength={ORDER_TEXT_MAX.note}
            value={text}
            onValue={setText}
          />
          <AskPhotos />
          {tried && !unchosen && problem && <Alert>{problem}</Alert>}
        </Stack>
      </Form>
    </Panel>
  );
}
