import type { DeliveryRequest } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Row } from '@extranet/shared/ui';
import { Check, Reply } from 'lucide-react';
import { AnswerForm } from './AnswerForm.tsx';
import { delayMarkAsked } from './answers.slice.ts';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestLine } from './RequestLine.ts';

interface Props {
  request: DeliveryRequest;
  /** Its answer is being written. */
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

export function WaitingRequest({ request, open, onOpen, onClose }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { drId, drProdRef, drUserCompName } = request;
  const words = { ref: drProdRef, who: drUserCompName };
  return (
    <RequestLine>
      <RequestFacts request={request} />
      {open ? (
        <AnswerForm request={request} onCancel={onClose} />
      ) : (
        <Row>
          <Button icon={Reply} aria-label={t('delays.answerOf', words)} onClick={onOpen}>
            {t('delays.answer')}
          </Button>
          <Button
            variant="quiet"
            icon={Check}
            aria-label={t('delays.elsewhereOf', words)}
            onClick={() => dispatch(delayMarkAsked({ id: drId, done: true }))}
          >
            {t('delays.elsewhere')}
          </Button>
        </Row>
      )}
    </RequestLine>
  );
}
