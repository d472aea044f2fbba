import type { Catalogue, Understood } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { vehicleName } from '@extranet/shared/rules';
import { phoneQuery } from '@extranet/shared/theme';
import { ButtonLink, Link, useMedia } from '@extranet/shared/ui';
import { X } from 'lucide-react';
import { memo, Suspense, useState } from 'react';
import { PartRequestLater } from '../search-parts.tsx';
import { useVehicle } from '../useVehicle.ts';
import { addressWithout, type Words, wordsAddress } from '../words-address.ts';
import { AskedVehicles } from './AskedVehicles.tsx';
import { TurnedDown } from './TurnedDown.tsx';
import { vehiclesInQuestion } from './vehicle-in-question.ts';
import { InSentence, Leave, Line } from './wordsStyles.ts';

interface Props {
  words: Words;
  understood: Understood;
  /** The one that is shown; undefined when nothing was found. */
  catalogue: Catalogue | undefined;
  /** Of what was found only that which fits the vehicle. */
  onlyFitting: boolean;
}

/** What was searched and how it was understood, the way back to what was typed, and the way out. */
export const WordsLine = memo(function Understood({ words, understood, catalogue, onlyFitting }: Props) {
  const { t } = useTranslation('catalog');
  const phone = useMedia(phoneQuery);
  const { q, as, vehicle } = words;
  const { inWords, marque, unknown, missing, aside, without = [], exactly } = understood;
  const chosen = useVehicle((state) => (state.chosen?.key === vehicle ? state.chosen : null));
  const [asking, setAsking] = useState(false);
  const leftOut = inWords !== '' && unknown.length > 0 && !missing;
  const asked = vehiclesInQuestion(understood, vehicle);
  const isTyped = as === 'typed' || inWords === '' || missing;
  const result = { inWords: isTyped ? `«\u00a0${q}\u00a0»` : inWords };
  const title = (): string => {
    if (!catalogue) return t('named.nothing', result);
    if (as === 'typed') return t('words.exactly', { text: q });
    // Words that name no car are asked for the one that was taken.
    if (!chosen || marque) return t('words.understood', result);
    const both = { ...result, vehicle: vehicleName(chosen) };
    return onlyFitting ? t('words.vehicleOnly', both) : t('words.vehicleFirst', both);
  };
  return (
    <Line>
      <p>
        <strong>{title()}</strong> {leftOut && `${t('words.without', { unknown: unknown.join(' ') })} `}
        {aside && inWords !== '' && `${t('words.aside', { aside: aside.join(' ') })} `}
        {/* Where nothing was found it is offered below. */}
        {leftOut && catalogue && (
          <InSentence type="button" onClick={() => setAsking(true)}>
            {t('words.ask')}
          </InSentence>
        )}
      </p>
      {without.map((one) => (
        <TurnedDown key={one.typed} words={words} {...one} />
      ))}
      {exactly && as === '' && (
        <Link to={wordsAddress({ ...words, as: 'typed' })} alone>
          {t('words.exact', { text: q })}
        </Link>
      )}
      <Leave>
        <ButtonLink
          to={addressWithout({ catalogue: catalogue ?? '', vehicle })}
          icon={X}
          aria-label={t('words.leave')}
        >
          {!phone && t('words.leave')}
        </ButtonLink>
      </Leave>
      {asked && <AskedVehicles key={q} asked={asked} words={words} />}
      {asking && (
        <Suspense>
          <PartRequestLater text={q} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Line>
  );
});
