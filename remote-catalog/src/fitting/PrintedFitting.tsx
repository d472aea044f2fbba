import type { Product, Vehicle } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { VEHICLE_PARAM } from '@extranet/shared/remote';
import { productWords, vehicleName } from '@extranet/shared/rules';
import type { Proposal } from '@extranet/shared/rules/fitting';
import { color, font, space } from '@extranet/shared/theme';
import { Reference } from '@extranet/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import featureTexts from '../locales/feature.fr.json';
import fittingTexts from '../locales/fitting.fr.json';
import { PrintHead } from '../PrintHead.tsx';
import { useSupplier } from '../useSupplier.ts';
import { WiringDiagram } from '../WiringDiagram.tsx';
import { fittingTime, towedWords } from './proposal-words.ts';
import { QrSquare } from './QrSquare.tsx';

for (const texts of [featureTexts, fittingTexts]) registerTexts('catalog', texts);

interface Props {
  vehicle: Vehicle;
  proposal: Proposal<Product>;
  onPrinted: () => void;
}

/** One A4 for the workshop's wall: vehicle, parts, wiring, time, warnings, and a code that opens the page on a phone. */
export default function PrintedFitting({ vehicle, proposal, onPrinted }: Props) {
  const { t } = useTranslation('catalog');
  const supplier = useSupplier();
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    // In a turn of its own, so that the sheet is laid out.
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  const { lines, harness, kit, warnings } = proposal;
  const wired = kit?.taken ? undefined : harness;
  const facts = [
    [t('fitting.time'), fittingTime(proposal.fittingMinutes) || t('fitting.notKnown')],
    [
      t('fitting.tows'),
      towedWords(proposal.towsKg, proposal.noseKg, (mass) => t('fitting.onTheBall', { mass })) ||
        t('fitting.notKnown'),
    ],
  ] as const;
  const address = `${window.location.origin}/montage?${VEHICLE_PARAM}=${vehicle.key}`;
  return (
    <Sheet>
      <PrintHead
        supplier={supplier}
        title={t('fitting.sheet')}
        facts={[[t('print.printedOn'), date(new Date(), 'minute')]]}
      />
      <Head>
        <div>
          <h2>{vehicleName(vehicle)}</h2>
          <p>{(!kit?.taken && proposal.towbar?.prodTypeAttelage) || t(`fitting.way.${proposal.way}`)}</p>
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <QrSquare text={address} label={t('fitting.qr')} />
      </Head>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('fitting.reference')}</th>
            <th scope="col">{t('fitting.part')}</th>
            <th scope="col">{t('fitting.time')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((part) => (
            <tr key={part.prodId}>
              <td>
                <Reference>{part.prodRef}</Reference>
              </td>
              <td>{productWords(part)}</td>
              <td>{part.prodTempsMontage}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {warnings.length > 0 && (
        <section>
          <h3>{t('fitting.warnings')}</h3>
          <ul>
            {warnings.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      {wired && <WiringDiagram type={wired.prodType} features={wired} />}
    </Sheet>
  );
}

/** On paper only. */
const Sheet = styled.article`
  display: none;
  @media print { display: block; }
  font: ${font('s')};
  & > * { margin-block-end: ${space('m')}; }
  & table { inline-size: 100%; border-collapse: collapse; }
  & :is(th, td) { padding: ${space('xs')}; border-block-end: 1px solid ${color('line')}; text-align: start; }
  & h3 { font: ${font('s', 'strong')}; }
  & section ul { list-style: disc; padding-inline-start: ${space('l')}; }
  & figure { margin: 0; }
`;
const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: start;
  gap: ${space('l')};
  & h2 { font: ${font('l', 'strong')}; }
  & dl > div { display: flex; gap: ${space('s')}; }
  & dt { color: ${color('soft')}; }
  & dt::after { content: '\\00a0:'; }
`;
