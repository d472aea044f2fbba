import type { Catalogue } from '@extranet/shared/contracts';
import { integer, money, price } from '@extranet/shared/format';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { Reference } from '@extranet/shared/ui';
import type { ReactNode } from 'react';
import texts from './locales/sheet.fr.json';
import { SheetHead } from './SheetHead.tsx';
import { Sheet } from './sheetStyles.ts';

registerTexts('cart-orders', texts);

export interface PrintedLine {
  itId: string;
  itProdRef: string;
  itProdCatalogue: Catalogue;
  words: string;
  itQuantity: number;
  itMbrUnitPriceET: number;
  itMbrTotalPriceET: number;
  itVATAmount: number;
  itMbrTotalPriceIT: number;
}

interface Props {
  title: string;
  reference?: string;
  facts: readonly (readonly [label: string, value: string])[];
  /** Who ordered and where it goes, line by line, under what each is called. */
  addresses?: readonly (readonly [label: string, lines: readonly string[]])[];
  lines: readonly PrintedLine[];
  totals: { et: number; vat: number; it: number };
  /** What the paper is not. */
  children: ReactNode;
}

const Taxed = ({ amount, tax }: { amount: string; tax: string }) => (
  <>
    {amount} <small>{tax}</small>
  </>
);

/** A cart or an order on paper: a layout of its own, which stands beside the page only while it is printed. */
export function PrintedSheet({ title, reference, facts, addresses = [], lines, totals, children }: Props) {
  const { t } = useTranslation('cart-orders');
  return (
    <Sheet>
      <SheetHead title={title} facts={facts} {...(reference && { reference })} />
      <div className="addresses">
        {addresses.map(([label, of]) => (
          <address key={label}>
            <strong>{label}</strong>
            {of.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        ))}
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('line.reference')}</th>
            <th scope="col">{t('line.description')}</th>
            <th scope="col">{t('line.unitPrice')}</th>
            <th scope="col">{t('print.quantity')}</th>
            <th scope="col">{t('line.totalET')}</th>
            <th scope="col">{t('line.vat')}</th>
            <th scope="col">{t('line.totalIT')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.itId}>
              <td>
                <Reference>{line.itProdRef}</Reference>
              </td>
              <td>{line.words}</td>
              <td>
                <Taxed amount={price(line.itMbrUnitPriceET)} tax={t('ht')} />
              </td>
              <td>{integer(line.itQuantity)}</td>
              <td>
                <Taxed amount={money(line.itMbrTotalPriceET)} tax={t('ht')} />
              </td>
              <td>{money(line.itVATAmount)}</td>
              <td>
                <Taxed amount={money(line.itMbrTotalPriceIT)} tax={t('ttc')} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        <p>
          {children} {t('line.vatSpread')}
        </p>
        <dl>
          <dt>{t('line.totalET')}</dt>
          <dd>
            <Taxed amount={money(totals.et)} tax={t('ht')} />
          </dd>
          <dt>{t('line.vatOfTotal')}</dt>
          <dd>{money(totals.vat)}</dd>
          <dt>{t('line.totalIT')}</dt>
          <dd>
            <strong>
              <Taxed amount={money(totals.it)} tax={t('ttc')} />
            </strong>
          </dd>
        </dl>
      </footer>
    </Sheet>
  );
}
