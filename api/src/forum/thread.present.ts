import type { FaqProduct, FaqThread } from '@extranet/shared/contracts';
import type { CurrentUser } from '../base/current-user.ts';
import { kindOfProduct, wordsOfProduct } from '../catalogue/index.ts';
import type { listThreads } from './faq.queries.ts';

type ListedThread = Awaited<ReturnType<typeof listThreads>>[number];

const EXCERPT_LENGTH = 120;

export const excerptOf = (plain: string) => [...plain].slice(0, EXCERPT_LENGTH).join('');

export function presentThread(thread: ListedThread, reader: CurrentUser): FaqThread {
  const product = productOf(thread, reader);
  return {
    ref: thread.ref,
    product,
    question: excerptOf(thread.question),
    excerpt: excerptOf(thread.plain),
    author: thread.author,
    lastPostAt: thread.created_at,
    postCount: thread.post_count,
    prodId: product && thread.product_id,
    mine: thread.mine === 1,
    mineWaits: thread.mine_waits === 1,
  };
}

/** A deleted product is named nowhere but in past orders, one of other catalogues to nobody. */
function productOf(thread: ListedThread, { catalogs }: CurrentUser): FaqProduct | null {
  const { catalogue, statut } = thread;
  if (catalogue === null || !catalogs.includes(catalogue) || statut === 'supprime') return null;
  const row = {
    ...{ catalogue, technical: thread.technical ?? '{}', titre: thread.titre ?? '', type: thread.type ?? '' },
    ...{ marque: thread.marque ?? '', modele: thread.modele ?? '', annee: thread.annee ?? '' },
    standard: thread.standard ?? 0,
  };
  return { prodCatalogue: catalogue, prodKind: kindOfProduct(row), prodWords: wordsOfProduct(row) };
}
