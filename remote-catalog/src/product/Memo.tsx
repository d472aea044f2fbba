import { lazily } from '@extranet/shared/remote';
import { Skeleton } from '@extranet/shared/ui';
import { Suspense } from 'react';

const RichTextView = lazily(async () => {
  const module = await import(/* webpackChunkName: "slot-overlay-memo" */ './RichMemo.tsx');
  return { default: module.RichMemo };
});

/** HTML from the supplier, sanitised again before display; the sanitiser is loaded when it is first needed. */
export const Memo = ({ html }: { html: string }) =>
  html ? (
    <Suspense fallback={<Skeleton lines={2} />}>
      <RichTextView html={html} />
    </Suspense>
  ) : null;
