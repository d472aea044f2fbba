import type { Catalogue, Understood } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { VEHICLE_PARAM } from '@extranet/shared/remote';
import { Button, ButtonLink, Link } from '@extranet/shared/ui';
import { X } from 'lucide-react';
import { Fragment, Suspense, useState } from 'react';
import { PartRequestLater } from '../search-parts.tsx';
import { type Words, wordsAddress } from '../words-address.ts';
import { vehiclesInQuestion } from './vehicle-in-question.ts';
import { Line } from './wordsStyles.ts';

interface Props {
  words: Words;
  understood: Understood;
  /** The one that is shown; undefined when nothing was found. */
  catalogue: Catalogue | undefined;
}

/** What was searched and how it was understood, the way back to what was typed, and the way out. */
export function WordsLine({ words, understood, catalogue }: Props) {
  const { t } = useTranslation('catalog');
  const { q, as, vehicle } = words;
  const { inWords, meant, unknown } = understood;
  const [asking, setAsking] = useState(false);
  const leftOut = inWords !== '' && unknown.length > 0;
  const asked = vehiclesInQuestion(understood, vehicle);
  const isTyped = as === 'typed' || inWords === '';
  const result = { inWords: isTyped ? `«\u00a0${q}\u00a0»` : inWords };
  const title =
    catalogue && as === 'typed'
      ? t('words.exactly', { text: q })
      : t(catalogue ? 'words.understood' : 'named.nothing', result);
  const out = new URLSearchParams({
    ...(catalogue && { cat: catalogue }),
    ...(vehicle && { [VEHICLE_PARAM]: vehicle }),
  });
  return (
    <Line>
      <p>
        <strong>{title}</strong> {leftOut && t('words.without', { unknown: unknown.join(' ') })}
      </p>
      {meant.length > 0 && as === '' && (
        <Link to={wordsAddress({ ...words, as: 'typed' })} alone>
          {t('words.exact', { text: q })}
        </Link>
      )}
      {asked && (
        <span>
          {asked.areOthers && `${t('named.other')} `}
          {asked.vehicles.length > 1 && `${t('named.which')} `}
          {asked.vehicles.map((vehicle, at) => (
            <Fragment key={vehicle.key}>
              {at > 0 && ' · '}
              <Link to={wordsAddress({ ...words, vehicle: vehicle.key })} alone>
                {asked.vehicles.length > 1 ? vehicle.inWords : t('named.take', { inWords: vehicle.inWords })}
              </Link>
            </Fragment>
          ))}
        </span>
      )}
      {/* Where nothing was found it is offered below. */}
      {leftOut && catalogue && <Button onClick={() => setAsking(true)}>{t('words.ask')}</Button>}
      <ButtonLink to={`/catalog?${out}`} icon={X}>
        {t('words.leave')}
      </ButtonLink>
      {asking && (
        <Suspense>
          <PartRequestLater text={q} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Line>
  );
}
