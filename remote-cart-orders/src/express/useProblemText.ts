import { integer } from '@extranet/shared/format';
import type { Refusal } from '@extranet/shared/http';
import { useTranslation } from '@extranet/shared/i18n';
import { ADDITIONS_MAX, QUANTITY } from '@extranet/shared/rules';
import { isCodeOfTrade } from './code-of-trade.ts';

/** Why a reference was not taken, in words; undefined where the refusal is about something else. */
export function useProblemText() {
  const { t } = useTranslation('cart-orders');
  return ({ code, refs }: Refusal, reference: string): string | undefined => {
    if (refs !== undefined) return undefined;
    const problems: Record<string, string> = {
      'express.notOrderable': t('express.notOrderable'),
      'express.soldOut': t('express.soldOut'),
      'express.status': t('express.status'),
      'express.noPrice': t('express.noPrice'),
      'express.gone': t('express.gone'),
      'express.unknown': t(isCodeOfTrade(reference) ? 'express.unknownCode' : 'express.unknown'),
      'express.tooMany': t('express.tooMany', { max: integer(QUANTITY.max) }),
      'express.tooLong': t('express.tooLong', { count: ADDITIONS_MAX }),
    };
    return problems[code];
  };
}
