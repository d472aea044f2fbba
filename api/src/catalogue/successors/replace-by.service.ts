import type { AdminSuccessor } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import type { Actor } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import type { Db } from '../../base/db/schema.ts';
import { orNotFound, unprocessable } from '../../base/errors.ts';
import { longForms } from '../../base/text/long-forms.ts';
import { storedRefs } from '../related/related-links.queries.ts';
import { assertAlike } from './assert-alike.ts';
import { findSuccessor, removeSuccessor, saveSuccessor, successorsOf } from './successors.queries.ts';

interface Circumstances {
  readonly by: Actor;
  readonly now: Date;
}

/** Answers the successor as its product writes it; '' where there is none any more. */
export function replaceBy(
  db: Db,
  written: string,
  { successor: by, otherKind = false }: AdminSuccessor,
  circumstances: Circumstances,
): Promise<string> {
  const refNorm = referenceKey(written);
  const forms = longForms(by);
  return db.transaction().execute(async (transaction) => {
    const stored = await storedRefs(transaction, [refNorm, ...forms]);
    const wanted = meantOf(
      by,
      forms.filter((form) => stored.has(form)),
    );
    const ref = orNotFound(stored.get(refNorm));
    const before = (await findSuccessor(transaction, refNorm))?.successor_ref ?? null;
    const successor = wanted === '' ? '' : stored.get(wanted);
    if (successor === undefined)
      throw unprocessable('successor.unknown', `Aucun produit n’a la référence ${by.trim()}.`);
    if (wanted === refNorm)
      throw unprocessable('successor.itself', `${ref} ne peut pas se remplacer soi-même.`);
    if (successor && (await successorsOf(transaction, [wanted])).get(wanted)?.includes(refNorm))
      throw unprocessable(
        'successor.circle',
        `${successor} est déjà remplacé par ${ref}, directement ou par d’autres références\u00a0: les deux se remplaceraient l’un l’autre.`,
      );
    if (successor && !otherKind) await assertAlike(transaction, ref, successor);
    if (successor)
      await saveSuccessor(transaction, {
        ...{ ref_norm: refNorm, ref, successor_norm: wanted, successor_ref: successor },
      });
    else await removeSuccessor(transaction, refNorm);
    const changes = [{ field: 'successor', before, after: successor || null }];
    const line = {
      action: 'successor.save',
      kind: 'related',
      objectId: refNorm,
      subject: ref,
      changes,
    } as const;
    await recordAction(transaction, circumstances.by, line, circumstances.now);
    return successor;
  });
}

/** As it is written; else the only reference it is short for: 'fa59', as the field suggests it. */
function meantOf(written: string, stored: readonly string[]): string {
  const key = referenceKey(written);
  const [only, ...others] = stored;
  return only === undefined || others.length > 0 || stored.includes(key) ? key : only;
}
