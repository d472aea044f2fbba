import type { Return } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { isQuantity } from '@extranet/shared/rules';
import { ORDER_TEXT_MAX, RETURN_REASONS } from '@extranet/shared/rules/order';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, Form, Panel, Row, Select, Stack, TextArea } from '@extranet/shared/ui';
import { useReturnWords } from '@extranet/shared/ui/timeline';
import { useState } from 'react';
import { AskLines, type Chosen } from './AskLines.tsx';
import { AskPhotos } from './AskPhotos.tsx';
import { formFilled, returnSubmitted, useAsk } from './ask.slice.ts';
import type { ReturnForm } from './kept-form.ts';

/** What is sent back and why. Filled in it stays in the state, and in the tab, until it is sent. */
export function AskForm({ lines }: { lines: Return['lines'] }) {
  const { t } = useTranslation('cart-orders');
  const { reasonOf } = useReturnWords();
  const dispatch = useAppDispatch();
  const { form, sending, refusal, uploads } = useAsk(({ askReturn }) => askReturn);
  const [only] = lines;
  // Of a single line there is nothing to choose.
  const preset = only && lines.length === 1 ? { [only.itId]: 1 } : {};
  const chosen: Chosen = new Map(Object.entries(form.chosen ?? preset));
  const { reason, text } = form;
  const fill = (change: Partial<ReturnForm>) => dispatch(formFilled(change));
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
          <AskLines
            lines={lines}
            chosen={chosen}
            onChosen={(next) => fill({ chosen: Object.fromEntries(next) })}
            error={tried ? unchosen : ''}
          />
          <Select
            label={t('returns.reason')}
            placeholder={t('returns.chooseReason')}
            required
            value={reason}
            options={RETURN_REASONS.map((value) => ({ value, label: reasonOf(value) }))}
            onValue={(value) => fill({ reason: value })}
            error={tried && !reason ? t('returns.needReason') : undefined}
          />
          <TextArea
            label={t('returns.text')}
            hint={t('returns.textHint')}
            rows={3}
            maxLength={ORDER_TEXT_MAX.note}
            value={text}
            onValue={(typed) => fill({ text: typed })}
          />
          <AskPhotos />
          {tried && !unchosen && problem && <Alert>{problem}</Alert>}
        </Stack>
      </Form>
    </Panel>
  );
}
