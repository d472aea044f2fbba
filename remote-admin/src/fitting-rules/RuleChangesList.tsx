import type { RuleOfFitting } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import styled from 'styled-components';
import { countOf, type RuleChanges } from './draft.ts';
import { ruleWords } from './rule-words.ts';

interface Props {
  changes: RuleChanges;
  /** They have not happened: going back would bring them. */
  goingBack?: boolean;
}

/** Which rules were added, changed or removed; of a changed one, how it read before and reads after. */
export function RuleChangesList({ changes, goingBack = false }: Props) {
  const { t } = useTranslation('admin');
  if (countOf(changes) === 0) return <p>{t('rules.versions.noChange')}</p>;
  const { added, changed, removed, moved } = changes;
  const words = goingBack ? 'back' : 'bar';
  const whole = (rule: RuleOfFitting) => <p>{ruleWords(t, rule)}</p>;
  return (
    <Groups>
      {added.length > 0 && (
        <section>
          <h3>{t(`rules.${words}.added`, { count: added.length })}</h3>
          <ul>
            {added.map((rule) => (
              <li key={rule.ruleId}>
                <strong>{rule.title}</strong>
                {whole(rule)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {changed.length > 0 && (
        <section>
          <h3>{t(`rules.${words}.changed`, { count: changed.length })}</h3>
          <ul>
            {changed.map(({ before, after }) => (
              <li key={after.ruleId}>
                <strong>{after.title}</strong>
                <Differences before={before} after={after} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {moved.length > 0 && (
        <section>
          <h3>{t(`rules.${words}.moved`, { count: moved.length })}</h3>
          <ul>
            {moved.map(({ ruleId, title }) => (
              <li key={ruleId}>
                <strong>{title}</strong>
              </li>
            ))}
          </ul>
        </section>
      )}
      {removed.length > 0 && (
        <section>
          <h3>{t(`rules.${words}.removed`, { count: removed.length })}</h3>
          <ul>
            {removed.map((rule) => (
              <li key={rule.ruleId}>
                <strong>{rule.title}</strong>
                {whole(rule)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Groups>
  );
}

function Differences({ before, after }: { before: RuleOfFitting; after: RuleOfFitting }) {
  const { t } = useTranslation('admin');
  const read = (rule: RuleOfFitting): [string, string][] => [
    [t('rules.form.title'), rule.title],
    [t('rules.versions.rule'), ruleWords(t, rule)],
    [t('rules.versions.activity'), t(rule.active ? 'rules.active' : 'rules.inactive')],
    [t('rules.form.why'), rule.why],
    [t('rules.form.source'), rule.source],
  ];
  const next = read(after);
  return (
    <dl>
      {read(before).flatMap(([name, value], at) => {
        const changed = next[at]?.[1];
        return changed === value
          ? []
          : [
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <del>{value || t('audit.nothing')}</del>
                </dd>
                <dd>
                  <ins>{changed || t('audit.nothing')}</ins>
                </dd>
              </div>,
            ];
      })}
    </dl>
  );
}

const Groups = styled.div`
  display: grid;
  gap: ${space('l')};
  font: ${font('s')};
  overflow-wrap: anywhere;
  & h3 { margin-block-end: ${space('s')}; color: ${color('soft')}; font: ${font('s', 'strong')}; }
  & ul { display: grid; gap: ${space('m')}; }
  & dl { display: grid; gap: ${space('xs')}; }
  & dt { color: ${color('soft')}; font: ${font('xs')}; }
  & del { color: ${color('soft')}; }
  & ins { text-decoration: none; }
`;
