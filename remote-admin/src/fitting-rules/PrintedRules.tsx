import { date, integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { usePrinting } from '@extranet/shared/ui';
import styled from 'styled-components';
import { useConfig } from '../useConfig.ts';
import { groupRules, type RuleRow } from './rule-list.ts';

interface Props {
  rows: readonly RuleRow[];
  version: number;
  unsaved: number;
}

/** On paper the rules are read one after the other: title, sentence, reason, source. Titles on screen are buttons, which paper leaves out. */
export function PrintedRules(props: Props) {
  // Asked for beforehand: paper does not wait.
  const supplier = useConfig()?.brand.name;
  return usePrinting() ? <Paper {...props} supplier={supplier} /> : null;
}

function Paper({ rows, version, unsaved, supplier }: Props & { supplier: string | undefined }) {
  const { t } = useTranslation('admin');
  const kept = rows.filter(({ state }) => state !== 'removed');
  const head = [
    supplier,
    t('rules.versions.one', { version }),
    unsaved > 0 && t('rules.bar.count', { count: unsaved }),
    t('rules.count', { count: kept.length, shown: integer(kept.length) }),
    date(new Date(), 'minute'),
  ];
  return (
    <Sheet data-printed-rules>
      <p>{head.filter(Boolean).join(' · ')}</p>
      {groupRules(kept, 'outcome').map(({ id, rows: own }) => (
        <section key={id}>
          <h2>{t(`rules.group.${id}`)}</h2>
          <ul>
            {own.map(({ rule, words }) => (
              <li key={rule.ruleId}>
                <strong>{rule.title || t('rules.untitled')}</strong>
                {!rule.active && ` (${t('rules.inactive').toLowerCase()})`}
                <p>{words}</p>
                {rule.why && <p>{t('rules.printedWhy', { why: rule.why })}</p>}
                {rule.source && <small>{t('rules.printedSource', { source: rule.source })}</small>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}

const Sheet = styled.div`
  font: ${font('xs')};
  overflow-wrap: anywhere;
  & > p { margin-block-end: ${space('m')}; color: ${color('soft')}; }
  & h2 { margin-block: ${space('m', 'xs')}; font: ${font('s', 'strong')}; }
  & small { color: ${color('soft')}; font: inherit; }
`;
