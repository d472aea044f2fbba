import type { ListedDocument } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { referenceKey, searchable, wordsOf } from '@extranet/shared/rules';
import { media, space } from '@extranet/shared/theme';
import { Button, EmptyState, TextField } from '@extranet/shared/ui';
import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import styled from 'styled-components';
import { DocumentLines } from './DocumentLines.tsx';

const PAGE = 50;
/** The server names no more of all orders. */
const NEWEST = 2000;

/** The papers of all orders, the newest first: found by their number, order or customer, a page at a time. */
export function FoundDocuments({ documents }: { documents: readonly ListedDocument[] }) {
  const { t } = useTranslation('admin');
  const [text, setText] = useState('');
  const [pages, setPages] = useState(1);
  const wanted = useDeferredValue(text);
  const keyed = useMemo(
    () =>
      documents.map((document) => ({
        document,
        numbers: [document.number, document.orderRef].map(referenceKey),
        customer: searchable(document.customer ?? ''),
      })),
    [documents],
  );
  const found = useMemo(() => {
    const number = referenceKey(wanted);
    const words = wordsOf(wanted);
    return keyed
      .filter(
        ({ numbers, customer }) =>
          numbers.some((key) => key.includes(number)) ||
          (words.length > 0 && words.every((word) => customer.includes(word))),
      )
      .map(({ document }) => document);
  }, [keyed, wanted]);
  const listed = useMemo(() => found.slice(0, pages * PAGE), [found, pages]);
  const handleText = (typed: string) => {
    setText(typed);
    setPages(1);
  };
  return (
    <>
      <Tools>
        <TextField
          label={t('documents.find')}
          type="search"
          icon={Search}
          value={text}
          onValue={handleText}
          hint={documents.length < NEWEST ? undefined : t('documents.newest', { count: documents.length })}
        />
      </Tools>
      {found.length === 0 && <EmptyState title={t('documents.noneFound')} />}
      <DocumentLines documents={listed} />
      {found.length > pages * PAGE && (
        <Tools>
          <Button onClick={() => setPages(pages + 1)}>{t('documents.more')}</Button>
        </Tools>
      )}
    </>
  );
}

const Tools = styled.div`
  padding: ${space('m', 'l')};
  ${media.phone} { padding-inline: ${space('m')}; }
  & > :first-child { max-inline-size: 24rem; }
`;
