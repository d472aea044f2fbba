import type { Product, Vehicle } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { vehicleName } from '@extranet/shared/rules';
import { type Proposal, QUESTION_NAMES, type Warning } from '@extranet/shared/rules/fitting';
import { readVehicleText } from '@extranet/shared/rules/vehicle';
import { color, font, space } from '@extranet/shared/theme';
import { Reference } from '@extranet/shared/ui';
import styled from 'styled-components';
import { useFoundBy } from '../known-equipment.slice.ts';
import { useVehicle } from '../useVehicle.ts';
import { unbroken } from './unbroken.ts';
import { useOpenPoints } from './useOpenPoints.ts';
import { useSocket } from './useSocket.ts';

// What the sheet of one fitting and the printed comparison have in common.

/** Whose car it is: with its plate while the page knows it, for the paper is the garage's own. */
export function VehicleOnSheet({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('catalog');
  const typed = useVehicle((state) => state.typed);
  const kind = readVehicleText(typed).kind;
  const foundBy = useFoundBy(vehicle.key);
  return (
    <h2>
      {vehicleName(vehicle)}
      {kind !== 'words' && (
        <Typed>
          {t(`fitting.typed.${kind}`)} <Reference>{typed}</Reference>
        </Typed>
      )}
      {kind === 'words' && foundBy && <Typed>{t(`fitting.foundBy.${foundBy}`)}</Typed>}
    </h2>
  );
}

/** The answers by which the parts were chosen, 'Je ne sais pas' too. */
export function AnswersOnSheet() {
  const { t } = useTranslation('catalog');
  const answers = useVehicle((vehicle) => vehicle.answers);
  const [socket] = useSocket();
  const given = QUESTION_NAMES.filter((name) => name in answers);
  if (given.length === 0 && !socket) return null;
  return (
    <section>
      <h3>{t('fitting.answers')}</h3>
      <Pairs>
        {socket && (
          <div>
            <dt>{t('fitting.socket.asks')}</dt>
            <dd>{t('fitting.socket.pins', { pins: socket })}</dd>
          </div>
        )}
        {given.map((name) => (
          <div key={name}>
            <dt>{t(`fitting.question.${name}`)}</dt>
            <dd>
              {answers[name]
                ? t(`fitting.answer.${answers[name]}` as 'fitting.answer.oui')
                : t('fitting.unknown')}
            </dd>
          </div>
        ))}
      </Pairs>
    </section>
  );
}

interface WarningsProps {
  warnings: readonly Warning[];
  /** Of what they hold, where that is not the sheet or its column. */
  title?: string;
}

export function WarningsOnSheet({ warnings, title }: WarningsProps) {
  const { t } = useTranslation('catalog');
  if (warnings.length === 0) return null;
  return (
    <section>
      <h3>{title ?? t('fitting.warningsOnPaper')}</h3>
      <ul>
        {warnings.map(({ text }) => (
          <li key={text}>{unbroken(text)}</li>
        ))}
      </ul>
    </section>
  );
}

/** On paper a question that nobody has answered is open as well. */
export function OpenOnSheet({ proposal }: { proposal: Proposal<Product> }) {
  const { t } = useTranslation('catalog');
  const open = useOpenPoints()(proposal);
  if (open.length === 0) return null;
  return (
    <section>
      <h3>{t('fitting.openOnPaper')}</h3>
      <Open>
        {open.map(({ question, alternatives }) => (
          <div key={question}>
            <dt>
              <Box /> {t(`fitting.question.${question}`)}
            </dt>
            {alternatives.map(({ answer, outcomes }) => (
              <dd key={answer}>
                <strong>{t('fitting.answered', { answer })}</strong>{' '}
                {outcomes.length < 2 ? (
                  (outcomes[0] ?? t('fitting.same'))
                ) : (
                  <ul>
                    {outcomes.map((outcome) => (
                      <li key={outcome}>{outcome}</li>
                    ))}
                  </ul>
                )}
              </dd>
            ))}
          </div>
        ))}
      </Open>
    </section>
  );
}

/** What the workshop fills in by hand: whose car, with how many kilometres, by whom and when. */
export function SignedOnSheet() {
  const { t } = useTranslation('catalog');
  return (
    <Signed aria-label={t('fitting.sign.title')}>
      {(['customer', 'plate', 'mileage', 'order', 'fitter', 'signature'] as const).map((name) => (
        <div key={name}>{t(`fitting.sign.${name}`)}</div>
      ))}
    </Signed>
  );
}

/** On paper only. */
export const Sheet = styled.article`
  display: none;
  @media print { display: block; }
  font: ${font('s')};
  & > * { margin-block-end: ${space('m')}; }
  & table { inline-size: 100%; border-collapse: collapse; }
  & :is(th, td) {
    padding: ${space('xs')};
    border-block-end: 1px solid ${color('line')};
    text-align: start;
    vertical-align: top;
  }
  & tr { break-inside: avoid; }
  /* A reference that is broken in two is read as another one. */
  & :is(th, td):first-child { white-space: nowrap; }
  & h2 { font: ${font('l', 'strong')}; }
  & h3 { font: ${font('s', 'strong')}; }
  & section ul { list-style: disc; padding-inline-start: ${space('l')}; }
  & figure { margin: 0; break-inside: avoid; }
`;
const Typed = styled.span`
  margin-inline-start: ${space('m')};
  font: ${font('s')};
`;
/** In two columns: the sheet is one page as long as it can be. */
const Open = styled.dl`
  columns: 2;
  column-gap: ${space('l')};
  & > div { margin-block-start: ${space('xs')}; }
  & li { break-inside: avoid; }
  & dt { break-after: avoid; font-weight: 600; }
  & dd { margin-inline-start: ${space('l')}; }
  & dd > strong { font-weight: 600; }
`;
/** To be ticked. */
const Box = styled.span`
  display: inline-block;
  inline-size: 0.8em;
  block-size: 0.8em;
  border: 1px solid ${color('ink')};
`;
const Signed = styled.section`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  break-inside: avoid;
  border: 1px solid ${color('line')};
  font: ${font('xs')};
  color: ${color('soft')};
  & > div { min-block-size: 14mm; padding: ${space('xs')}; border: 1px solid ${color('line')}; }
`;
const Pairs = styled.dl`
  & > div { display: flex; flex-wrap: wrap; gap: 0 ${space('s')}; }
  & dt { color: ${color('soft')}; }
  & dd { font-weight: 600; }
`;
