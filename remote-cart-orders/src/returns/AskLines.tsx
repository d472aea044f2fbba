import type { ReturnLine } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import type { TypedQuantity } from '@extranet/shared/rules';
import { color, font, media, space } from '@extranet/shared/theme';
import { Alert, Checkbox, ProductLine, QuantityStepper, Reference } from '@extranet/shared/ui';
import styled from 'styled-components';

/** By line: how many pieces; what is not in it is not returned. */
export type Chosen = ReadonlyMap<string, TypedQuantity>;

interface Props {
  /** With the pieces that are left of each. */
  lines: readonly ReturnLine[];
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
  /** What is wrong with the choice. */
  error: string;
}

export function AskLines({ lines, chosen, onChosen, error }: Props) {
  const { t } = useTranslation('cart-orders');
  const choose = (itId: string, quantity: TypedQuantity | null) => {
    const next = new Map(chosen);
    if (quantity === null) next.delete(itId);
    else next.set(itId, quantity);
    onChosen(next);
  };
  return (
    <Fieldset>
      <legend>{t('returns.which')}</legend>
      {error && <Alert>{error}</Alert>}
      {lines.map(({ itId, itProdRef, itLabel, itProdCatalogue, itProdKind, quantity: max }) => {
        const quantity = chosen.get(itId);
        return (
          <Line key={itId}>
            <Checkbox
              label={<Reference>{itProdRef}</Reference>}
              checked={quantity !== undefined}
              // One of six is broken more often than all six; what nobody lowers would be sent back.
              onValue={(on) => choose(itId, on ? 1 : null)}
            />
            <ProductLine words={itLabel} catalogue={itProdCatalogue} kind={itProdKind} />
            {quantity !== undefined && (
              <Amount>
                <QuantityStepper
                  value={quantity}
                  onValue={(value) => choose(itId, value)}
                  label={t('returns.quantityOf', { reference: itProdRef })}
                />
                <small role="status" data-over={Number(quantity) > max || undefined}>
                  {t(Number(quantity) > max ? 'returns.atMost' : 'returns.ofMax', { max: integer(max) })}
                </small>
              </Amount>
            )}
          </Line>
        );
      })}
    </Fieldset>
  );
}

const Fieldset = styled.fieldset`
  display: grid;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0; font: ${font('s', 'strong')}; }
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: 10rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space('xs', 'm')};
  /* The stepper does not move the line when it comes. */
  min-block-size: 56px;
  border-block-end: 1px solid ${color('line')};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${space('s')};
  }
`;
const Amount = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('s')};
  & > small { color: ${color('soft')}; white-space: nowrap; }
  & > small[data-over] { color: ${color('error')}; font: ${font('xs', 'strong')}; }
`;
