import type { FittingVersion, RuleOfFitting } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, ConfirmDialog, Select, Skeleton, Stack } from '@extranet/shared/ui';
import { useEffect, useState } from 'react';
import { FactList } from '../FactList.ts';
import { useRefusal } from '../refusals.ts';
import { changesBetween } from './draft.ts';
import { EffectOfGoingBack } from './EffectOfGoingBack.tsx';
import { rulesOpened } from './fitting-rules.slice.ts';
import { RuleChangesList } from './RuleChangesList.tsx';
import { ruleWords } from './rule-words.ts';
import { restoreAsked, useVersions, versionAsked, versionsOpened } from './versions.slice.ts';

interface Props {
  version: FittingVersion;
  versions: readonly FittingVersion[];
  current: number;
  unsaved: boolean;
}

/** One version beside another: first beside the one before it, which says what its author did. */
export function VersionView({ version, versions, current, unsaved }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { restoring, refusal } = useVersions((state) => state.fittingVersions);
  const others = versions.filter((one) => one.version !== version.version);
  const before = others.find((one) => one.version < version.version) ?? others[0];
  const [other, setOther] = useState(before?.version ?? null);
  const [asking, setAsking] = useState(false);
  const error = useRefusal(restoring === 'error' ? refusal : null);
  const own = useRulesOf(version.version);
  const beside = useRulesOf(other);
  const nameOf = (number: number) =>
    number === current
      ? t('rules.versions.currentOne', { version: number })
      : t('rules.versions.one', { version: number });
  const handleRestore = () => {
    setAsking(false);
    dispatch(restoreAsked({ version: version.version, after: current }));
  };
  const handleReload = () => {
    dispatch(rulesOpened());
    dispatch(versionsOpened());
  };
  // Beside the rules that hold now, an earlier version says what going back to it would do; else the older one is 'before'.
  const goingBack = other === current;
  const isOlder = other !== null && other > version.version && !goingBack;
  const [older, newer] = isOlder ? [own, beside] : [beside, own];
  return (
    <Stack>
      <FactList>
        <dt>{t('rules.versions.savedAt')}</dt>
        <dd>{date(version.savedAt, 'minute')}</dd>
        <dt>{t('rules.versions.author')}</dt>
        <dd>{version.author}</dd>
        <dt>{t('rules.save.comment')}</dt>
        <dd>{version.comment || t('audit.nothing')}</dd>
        <dt>{t('rules.versions.rules')}</dt>
        <dd>{version.rules}</dd>
      </FactList>
      {error && (
        <Alert
          action={
            error.status === 409 && <Button onClick={handleReload}>{t('rules.versions.reload')}</Button>
          }
        >
          {error.message}
        </Alert>
      )}
      {version.version !== current && (
        <div>
          <Button disabled={unsaved} busy={restoring === 'pending'} onClick={() => setAsking(true)}>
            {t('rules.versions.restore')}
          </Button>
          {unsaved && <p>{t('rules.versions.unsavedFirst')}</p>}
        </div>
      )}
      {version.version !== current && own && <EffectOfGoingBack rules={own} />}
      {other !== null && (
        <Select
          label={t('rules.versions.compare')}
          value={String(other)}
          options={others.map((one) => ({
            value: String(one.version),
            label: `${nameOf(one.version)} · ${date(one.savedAt)}`,
          }))}
          onValue={(number) => setOther(Number(number))}
        />
      )}
      {other !== null && <Compared older={older} newer={newer} goingBack={goingBack} />}
      <Rules rules={own} number={version.version} />
      <ConfirmDialog
        open={asking}
        title={t('rules.versions.restoreTitle', { version: version.version })}
        confirm={t('rules.versions.restore')}
        onConfirm={handleRestore}
        onClose={() => setAsking(false)}
      >
        {t('rules.versions.restoreText')}
      </ConfirmDialog>
    </Stack>
  );
}

/** A version's rules, which this hook requests; null until they have come. */
function useRulesOf(number: number | null): readonly RuleOfFitting[] | null {
  const dispatch = useAppDispatch();
  const rules = useVersions(({ fittingVersions }) =>
    number === null ? null : (fittingVersions.rules[number] ?? null),
  );
  const missing = number !== null && rules === null;
  useEffect(() => {
    if (missing) dispatch(versionAsked(number));
  }, [dispatch, missing, number]);
  return rules;
}

interface Sides {
  older: readonly RuleOfFitting[] | null;
  newer: readonly RuleOfFitting[] | null;
}

function Compared({ older, newer, goingBack }: Sides & { goingBack: boolean }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const failed = useVersions((state) => state.fittingVersions.failed);
  if (failed !== null && (!older || !newer))
    return (
      <Alert action={<Button onClick={() => dispatch(versionAsked(failed))}>{t('common.retry')}</Button>}>
        {t('rules.versions.oneFailed')}
      </Alert>
    );
  if (!older || !newer) return <Skeleton height="6rem" />;
  return <RuleChangesList changes={changesBetween(older, newer)} goingBack={goingBack} />;
}

function Rules({ rules, number }: { rules: readonly RuleOfFitting[] | null; number: number }) {
  const { t } = useTranslation('admin');
  if (!rules || rules.length === 0) return null;
  return (
    <details>
      <summary>{t('rules.versions.itsRules', { version: number, count: rules.length })}</summary>
      <ul>
        {rules.map((rule) => (
          <li key={rule.ruleId}>
            <strong>{rule.title}</strong>
            <p>{ruleWords(t, rule)}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
