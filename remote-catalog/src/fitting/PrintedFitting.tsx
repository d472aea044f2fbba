import type { Product, Vehicle } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { productWords, vehicleName } from '@extranet/shared/rules';
import type { Proposal } from '@extranet/shared/rules/fitting';
import { color, space } from '@extranet/shared/theme';
import { Reference } from '@extranet/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import featureTexts from '../locales/feature.fr.json';
import fittingTexts from '../locales/fitting.fr.json';
import { PrintHead } from '../PrintHead.tsx';
import { QrSquare } from '../QrSquare.tsx';
import { useSupplier } from '../useSupplier.ts';
import { useVehicle } from '../useVehicle.ts';
import { withSocket, withVehicle } from '../vehicle-in-address.ts';
import { WiringDiagram } from '../WiringDiagram.tsx';
import {
  AnswersOnSheet,
  OpenOnSheet,
  Sheet,
  SignedOnSheet,
  VehicleOnSheet,
  WarningsOnSheet,
} from './OnSheet.tsx';
import { fittingTime, towedWords } from './proposal-words.ts';
import { useReserves } from './useReserves.ts';
import { useSocket } from './useSocket.ts';
import { wayNamed } from './way-named.ts';

for (const texts of [featureTexts, fittingTexts]) registerTexts('catalog', texts);

interface Props {
  vehicle: Vehicle;
  proposal: Proposal<Product>;
  onPrinted: () => void;
}

/**
 * One A4 for the workshop's wall: vehicle, answers, parts, wiring, time, warnings, what is left to check, and a code that opens
 * the page on a phone.
 */
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
  const reserves = useReserves();
  const { lines, harness, kit } = proposal;
  const wired = kit?.taken ? undefined : harness;
  const facts = [
    [t('fitting.time'), fittingTime(proposal.fittingMinutes) || t('fitting.notKnown')],
    [
      t('fitting.tows'),
      towedWords(proposal.towsKg, proposal.noseKg, (mass) => t('fitting.onTheBall', { mass })) ||
        t('fitting.notKnown'),
    ],
  ] as const;
  const answers = useVehicle((state) => state.answers);
  const [socket] = useSocket();
  const page = withVehicle('/montage', withSocket(socket), vehicle.key, answers);
  return (
    <Sheet>
      <PrintHead
        supplier={supplier}
        title={t('fitting.sheet')}
        facts={[[t('print.printedOn'), date(new Date(), 'minute')]]}
      />
      <Head>
        <div>
          <VehicleOnSheet vehicle={vehicle} />
          <p>{wayNamed(proposal) || t(`fitting.way.${proposal.way}`)}</p>
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <QrSquare text={window.location.origin + page} label={t('fitting.qr')} />
      </Head>
      <AnswersOnSheet />
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
              <td>
                {productWords(part)}
                {reserves(part).map((words) => (
                  <strong key={words}> {words}</strong>
                ))}
              </td>
              <td>{part.prodTempsMontage}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <WarningsOnSheet warnings={proposal.warnings} />
      <OpenOnSheet proposal={proposal} />
      <SignedOnSheet />
      {wired && (
        <Wiring>
          {/* It may stand on a page of its own, which gets separated from the first one. */}
          <p>
            <Reference>{wired.prodRef}</Reference> {productWords(wired)} – {vehicleName(vehicle)}
          </p>
          <WiringDiagram type={wired.prodType} features={wired} />
        </Wiring>
      )}
    </Sheet>
  );
}

const Wiring = styled.section`
  break-inside: avoid;
`;
const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: start;
  gap: ${space('l')};
  & dl > div { display: flex; gap: ${space('s')}; }
  & dt { color: ${color('soft')}; }
  & dt::after { content: '\\00a0:'; }
`;
