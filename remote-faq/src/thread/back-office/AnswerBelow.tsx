import type { FaqPost } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { lazily } from '@extranet/shared/remote';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, Skeleton } from '@extranet/shared/ui';
import { Reply } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { answerAsked } from './answers.slice.ts';
import { useBackOffice } from './back-office.slice.ts';

const Form = lazily(() => import(/* webpackChunkName: "answer" */ './AnswerForm.tsx'));

/** The button that opens the supplier's answer, the form, and that it was published. */
export function AnswerBelow({ post }: { post: FaqPost }) {
  const { t } = useTranslation('faq');
  const dispatch = useAppDispatch();
  const answer = useBackOffice(({ answers }) => answers[post.postId]);
  const button = useRef<HTMLButtonElement>(null);
  const open = answer?.open ?? false;
  const wasOpen = useRef(false);
  useEffect(() => {
    // The form took its focused button with it.
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (answer?.open)
    return (
      <Suspense fallback={<Skeleton height="18rem" />}>
        <Form post={post} answer={answer} />
      </Suspense>
    );
  return (
    <>
      {answer?.status === 'success' && <Alert tone="success">{t('backOffice.answered')}</Alert>}
      <div>
        <Button ref={button} variant="quiet" icon={Reply} onClick={() => dispatch(answerAsked(post.postId))}>
          {t(answer?.html ? 'backOffice.resume' : 'backOffice.answer')}
        </Button>
      </div>
    </>
  );
}
