import { date, money } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, media, phoneQuery, radius } from '@extranet/shared/theme';
import {
  Alert,
  Badge,
  Button,
  ButtonLink,
  EmptyState,
  Panel,
  Row,
  Stack,
  useMedia,
} from '@extranet/shared/ui';
import { DataTable } from '@extranet/shared/ui/table';
import { Download } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { AdditionsRefused } from '../AdditionsRefused.tsx';
import { obstacleWords } from '../obstacle.ts';
import { totalOf } from '../offers.ts';
import { useFailureText } from '../useFailureText.ts';
import { isReady, rowOf, type Verdict, verdictOf, wantedOf } from './lines.ts';
import { errorsWanted, listBegunAnew, listConfirmed, useList } from './list.slice.ts';
import { lineCard, listColumns } from './listColumns.tsx';

const VERDICTS: Verdict[] = ['unknown', 'notOrderable', 'quantity', 'corrected', 'fine'];
const WRONG = VERDICTS.slice(0, 3);
/** Below this width the columns would lie beyond the edge, or cut what they say. */
const CARDS = '(max-width: 1263.98px)';
const CARD_PX = 156;
/** On a phone the words of a product take four lines beside its stock, and three choices side by side five. */
const PHONE_CARD_PX = 196;
/** A list of this length scrolls with the page; a longer one in a box of its own, above which its buttons stay in view. */
const SHORT = 12;

/** The button that was pressed stands at the foot of a long list: what came of it is shown, not left above the window. */
const intoSight = (message: HTMLElement | null) => message?.scrollIntoView?.({ block: 'center' });

export function ListResult() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const { lines, offers, adding, added, addFailure, checkFailure, returned } = useList(({ list }) => list);
  const columns = useMemo(() => listColumns(t, dispatch), [t, dispatch]);
  const narrow = useMedia(CARDS);
  const card = useMemo(() => lineCard(t, dispatch), [t, dispatch]);
  const phone = useMedia(phoneQuery);
  const summary = useRef<HTMLDivElement>(null);
  // The field that was filled, or the button, is gone: the focus goes on to what came of it.
  useEffect(() => {
    if (document.activeElement === document.body) summary.current?.focus({ preventScroll: true });
  }, []);
  const [short] = useState(lines.length <= SHORT);
  const withPage = narrow || short;
  const ready = lines.filter(isReady).length;
  const wrong = lines.length - ready;
  const handleErrors = () =>
    dispatch(
      errorsWanted({
        filename: t('list.errorsFile', { day: date(new Date(), 'iso') }),
        head: [t('list.line'), t('line.reference'), t('line.quantity'), t('list.reason')],
        unknown: t('list.state.unknown'),
        quantity: t('list.state.quantity'),
        obstacles: Object.fromEntries(lines.map(({ key, product }) => [key, obstacleWords(t, product)])),
      }),
    );
  return (
    <Stack $gap="m">
      {returned && lines.length > 0 && (
        <Alert tone="info">{t('list.returned', { count: lines.length })}</Alert>
      )}
      {addFailure && <AdditionsRefused failure={addFailure} />}
      {checkFailure && (
        <Alert tone="error" title={t('list.unchecked')}>
          {failureText(checkFailure)}
        </Alert>
      )}
      {adding === 'success' && (
        <div ref={intoSight}>
          <Alert
            tone="success"
            title={t('list.added', { count: added })}
            action={<ButtonLink to="/cart">{t('checkout.seeCart')}</ButtonLink>}
          >
            {t('list.left', { count: lines.length })}
          </Alert>
        </div>
      )}
      <Row ref={summary} $gap="m" role="status" tabIndex={-1}>
        {VERDICTS.map((verdict) => {
          const count = lines.filter((line) => verdictOf(line) === verdict).length;
          return count > 0 ? (
            <Badge key={verdict} tone={WRONG.includes(verdict) ? 'error' : 'quiet'}>
              {t(`list.counts.${verdict}`, { count })}
            </Badge>
          ) : null;
        })}
        {ready > 0 && (
          <strong>
            {t('list.total', { amount: money(totalOf(wantedOf(lines), offers)) })} <small>{t('ht')}</small>
          </strong>
        )}
      </Row>
      <Held data-held={withPage || undefined}>
        <Panel
          flush
          footer={
            <>
              <Button onClick={() => dispatch(listBegunAnew())}>
                {t(returned || adding === 'success' ? 'list.another' : 'list.again')}
              </Button>
              {wrong > 0 && (
                <Button icon={Download} onClick={handleErrors}>
                  {t('list.errors', { count: wrong })}
                </Button>
              )}
              <Button
                variant="primary"
                disabled={ready === 0}
                busy={adding === 'pending'}
                onClick={() => dispatch(listConfirmed())}
              >
                {t('list.confirm', { count: ready })}
              </Button>
            </>
          }
        >
          <DataTable
            label={t('list.result')}
            columns={columns}
            rows={lines}
            rowKey={rowOf}
            card={card}
            cardHeight={phone ? PHONE_CARD_PX : CARD_PX}
            asCards={narrow}
            density="tall"
            key={`${withPage} ${phone}`}
            scrollsWith={withPage ? 'page' : 'itself'}
            maxHeight="max(20rem, calc(100dvh - 23.25rem))"
            empty={<EmptyState title={t('list.nothingLeft')} />}
          />
        </Panel>
      </Held>
    </Stack>
  );
}

/** What adds the lines stays in view below them. */
const Held = styled.div`
  &[data-held] > section > footer {
    position: sticky;
    inset-block-end: var(--foot, 0);
    z-index: 1;
    border-end-start-radius: ${radius('l')};
    border-end-end-radius: ${radius('l')};
    background: ${color('panel')};
  }
  /* Three buttons below each other would hide what they are about. */
  ${media.phone} { &[data-held] > section > footer { position: static; } }
`;
