import type { Product, Supplier, Vehicle } from '@extranet/shared/contracts';
import { date, money, price } from '@extranet/shared/format';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { productWords } from '@extranet/shared/rules';
import type { Proposal } from '@extranet/shared/rules/fitting';
import { font } from '@extranet/shared/theme';
import { Reference, StockBadge, usePrinting } from '@extranet/shared/ui';
import styled from 'styled-components';
import fittingTexts from '../locales/fitting.fr.json';
import { PrintHead } from '../PrintHead.tsx';
import { useSupplier } from '../useSupplier.ts';
import { commonWarnings, ownWarnings } from './common-warnings.ts';
import { AnswersOnSheet, Sheet, VehicleOnSheet, WarningsOnSheet } from './OnSheet.tsx';
import { OpenOnComparison } from './OpenOnComparison.tsx';
import { fittingTime, towedWords } from './proposal-words.ts';
import { useReserves } from './useReserves.ts';
import { wayNamed } from './way-named.ts';

registerTexts('catalog', fittingTexts);

interface Props {
  vehicle: Vehicle;
  proposals: readonly Proposal<Product>[];
}

/** The page on paper: the ways to tow side by side, each part with its reference, without anything to click. */
export default function PrintedComparison(props: Props) {
  // Asked for while the page is read: printing does not wait for an answer.
  const supplier = useSupplier();
  return usePrinting() ? <Comparison {...props} supplier={supplier} /> : null;
}

function Comparison({ vehicle, proposals, supplier }: Props & { supplier: Supplier | null }) {
  const { t } = useTranslation('catalog');
  const common = commonWarnings(proposals);
  const unknown = t('fitting.notKnown');
  const part = (one: Product | null) => one && <OnePart part={one} />;
  const lack = ({ missing, kit }: Proposal<Product>, of: 'Attelage' | 'Faisceau') => {
    const lacking = kit?.taken ? undefined : missing.find((one) => one.of === of);
    return lacking && t(`fitting.missing.${lacking.code}`, { reference: lacking.nearest?.prodRef ?? '' });
  };
  const single = (proposal: Proposal<Product>, of: 'Attelage' | 'Faisceau') =>
    proposal.kit?.taken ? (
      t('fitting.inKit')
    ) : (
      <>
        {part(of === 'Attelage' ? proposal.towbar : proposal.harness)}
        {lack(proposal, of)}
      </>
    );
  const rows: [label: string, cell: (proposal: Proposal<Product>) => React.ReactNode][] = [
    [t('fitting.towbar'), (proposal) => single(proposal, 'Attelage')],
    [t('fitting.harness'), (proposal) => single(proposal, 'Faisceau')],
    [
      t('fitting.kit'),
      ({ kit, completes }) =>
        kit || completes ? (
          <>
            {kit && !kit.taken && <small>{t('fitting.kitOffered')}</small>}
            {kit && part(kit.part)}
            {part(completes)}
          </>
        ) : (
          t('fitting.noKit')
        ),
    ],
    [
      t('fitting.tows'),
      ({ towsKg, noseKg }) =>
        towedWords(towsKg, noseKg, (mass) => t('fitting.onTheBall', { mass })) || unknown,
    ],
    [t('fitting.time'), ({ fittingMinutes }) => fittingTime(fittingMinutes) || unknown],
    [t('fitting.stock'), ({ stock }) => (stock ? <StockBadge code={stock} /> : unknown)],
    [
      t('fitting.total'),
      ({ lines, totalCents }) => lines.length > 0 && <strong>{money(totalCents / 100)}</strong>,
    ],
    ['', (proposal) => <WarningsOnSheet warnings={ownWarnings(proposal, common)} />],
  ];
  return (
    <Paper data-paper>
      <PrintHead
        supplier={supplier}
        title={t('fitting.comparison')}
        facts={[[t('print.printedOn'), date(new Date(), 'minute')]]}
      />
      <VehicleOnSheet vehicle={vehicle} />
      <AnswersOnSheet />
      <table>
        <thead>
          <tr>
            <td />
            {proposals.map((proposal) => (
              <th key={proposal.way} scope="col">
                {wayNamed(proposal) || t(`fitting.way.${proposal.way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cell], at) => (
            <tr key={at}>
              <th scope="row">{label}</th>
              {proposals.map((proposal) => (
                <td key={proposal.way}>{cell(proposal)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <WarningsOnSheet warnings={common} title={t('fitting.forAllOnPaper')} />
      <OpenOnComparison proposals={proposals} />
    </Paper>
  );
}

function OnePart({ part }: { part: Product }) {
  const reserves = useReserves()(part);
  return (
    <div>
      <Reference>{part.prodRef}</Reference> {price(part.prodMbrPrice)}
      <small>{productWords(part)}</small>
      {reserves.map((words) => (
        <strong key={words}>{words}</strong>
      ))}
    </div>
  );
}

const Paper = styled(Sheet)`
  & table { table-layout: fixed; font: ${font('xs')}; }
  & :is(th, td):first-child { inline-size: 6.5rem; }
  & small { display: block; }
  & td h3 { font: ${font('xs', 'strong')}; }
`;
