import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { media } from '@extranet/shared/theme';
import {
  Alert,
  Button,
  ConfirmDialog,
  EmptyState,
  Link,
  PageTitle,
  Skeleton,
  Stack,
  toast,
} from '@extranet/shared/ui';
import { BookOpen, History, Plus, Printer } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import styled from 'styled-components';
import { useOnBecomingTrue } from '../useOnBecomingTrue.ts';
import { useValueWhileClosing } from '../useValueWhileClosing.ts';
import { isBlank, ready } from './draft.ts';
import { EffectDialog } from './EffectDialog.tsx';
import {
  bringingOverAsked,
  draftDropped,
  rulesOpened,
  rulesSubmitted,
  useFittingRules,
} from './fitting-rules.slice.ts';
import { PrintedRules } from './PrintedRules.tsx';
import { RuleDialog } from './RuleDialog.tsx';
import type { RuleLineActions } from './RuleLine.tsx';
import { RulesList } from './RulesList.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import type { RulesDraft } from './useRulesDraft.ts';
import { VersionsDialog } from './VersionsDialog.tsx';
import { useVersions } from './versions.slice.ts';

type Layer = 'effect' | 'save' | 'versions' | 'drop' | null;

/** The list, the rule that is open over it, and what becomes of the changes: one draft over all rules. */
export function FittingRules({ edit }: { edit: RulesDraft }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, version, draft, saving, broughtOver } = useFittingRules((state) => state.fittingRules);
  const restoring = useVersions((state) => state.fittingVersions.restoring);
  const [ruleId, setRuleId] = useState<string>();
  const [layer, setLayer] = useState<Layer>(null);
  const shownId = useValueWhileClosing(ruleId);
  const { rows, changes, count, toCorrect, add, change, remove, takeBack, move } = edit;
  const close = () => setLayer(null);
  const actions = useMemo<RuleLineActions>(
    () => ({
      change,
      remove,
      takeBack,
      move,
      open: setRuleId,
      duplicate: ({ rule }) => setRuleId(add(rule)),
    }),
    [change, remove, takeBack, move, add],
  );
  useOnBecomingTrue(saving === 'success', () => {
    close();
    toast({ tone: 'success', text: t('rules.save.saved', { version }) });
  });
  useOnBecomingTrue(restoring === 'success', () => {
    close();
    toast({ tone: 'success', text: t('rules.versions.restored', { version }) });
  });
  const handleRule = (wanted: string) => {
    close();
    setRuleId(wanted);
  };
  const handleClosed = () => {
    const row = rows.find(({ rule }) => rule.ruleId === ruleId);
    setRuleId(undefined);
    // One that was added and left as it was is not worth a correction.
    if (row?.state === 'added' && isBlank(row.rule)) remove(row.rule.ruleId);
    // A new one stands at the end of its group, which may be out of sight.
    else if (row?.state === 'added')
      document
        .querySelector(`[data-rule="${CSS.escape(row.rule.ruleId)}"]`)
        ?.scrollIntoView?.({ block: 'center' });
  };
  const shownRow = rows.find(({ rule, state }) => rule.ruleId === shownId && state !== 'removed');
  const dirty = count > 0;
  // The box that was ticked is drawn before the bar that it brings.
  const hasBar = useDeferredValue(dirty) && dirty;
  return (
    <>
      <PageTitle
        title={t('rules.title')}
        actions={
          <>
            <Link to="/extradmin/handbook" icon={BookOpen} data-print="never">
              {t('rules.handbook')}
            </Link>
            <Button icon={Printer} disabled={rows.length === 0} onClick={() => window.print()}>
              {t('rules.print')}
            </Button>
            <Button icon={History} onClick={() => setLayer('versions')}>
              {t('rules.versions.open')}
            </Button>
            <Button
              variant={dirty || rows.length === 0 ? 'secondary' : 'primary'}
              icon={Plus}
              disabled={status !== 'success'}
              onClick={() => setRuleId(add())}
            >
              {t('rules.add')}
            </Button>
          </>
        }
      >
        {t('rules.intro')}
      </PageTitle>
      <Stack>
        {broughtOver && (
          <Alert tone={broughtOver.both.length > 0 ? 'warning' : 'info'} title={t('rules.save.broughtOver')}>
            {broughtOver.both.length > 0 &&
              t('rules.save.both', { titles: broughtOver.both.map((title) => `« ${title} »`).join(', ') })}
          </Alert>
        )}
        {status === 'pending' && <Waiting />}
        {status === 'error' && (
          <EmptyState
            title={t('rules.failed')}
            action={<Button onClick={() => dispatch(rulesOpened())}>{t('common.retry')}</Button>}
          >
            {t('common.failedHint')}
          </EmptyState>
        )}
        {status === 'success' && (
          <OnScreen>
            <RulesList rows={rows} actions={actions} onAdd={() => setRuleId(add())} />
          </OnScreen>
        )}
      </Stack>
      <PrintedRules rows={rows} version={version} unsaved={count} />
      {hasBar && (
        <SaveBar
          changes={changes}
          count={count}
          toCorrect={toCorrect}
          onDrop={() => setLayer('drop')}
          onEffect={() => setLayer('effect')}
          onSave={() => setLayer('save')}
        />
      )}
      {shownRow && (
        <RuleDialog
          key={shownRow.rule.ruleId}
          row={shownRow}
          open={ruleId !== undefined}
          onChange={change}
          onTakeBack={takeBack}
          onClose={handleClosed}
        />
      )}
      <EffectDialog
        open={layer === 'effect'}
        onRule={handleRule}
        onSave={() => setLayer('save')}
        onClose={close}
      />
      <SaveDialog
        open={layer === 'save'}
        changes={changes}
        onSave={(comment) => dispatch(rulesSubmitted({ after: version, comment, rules: draft.map(ready) }))}
        onBringOver={() => dispatch(bringingOverAsked())}
        onRule={handleRule}
        onClose={close}
      />
      <VersionsDialog open={layer === 'versions'} current={version} unsaved={dirty} onClose={close} />
      <ConfirmDialog
        open={layer === 'drop'}
        title={t('rules.bar.dropTitle')}
        confirm={t('rules.bar.drop')}
        danger
        onConfirm={() => {
          close();
          dispatch(draftDropped());
        }}
        onClose={close}
      >
        {t('rules.bar.dropText')}
      </ConfirmDialog>
    </>
  );
}

const OnScreen = styled.div`
  ${media.print} { display: none; }
`;

const Waiting = () => (
  <Stack aria-busy>
    <Skeleton height="4rem" />
    <Skeleton height="24rem" />
  </Stack>
);
