import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, radius, space } from '@extranet/shared/theme';
import { Alert, Button, EmptyState, IconButton, Row, Skeleton, Stack } from '@extranet/shared/ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { detailsOf } from '../application-words.ts';
import { changedMeanwhile, useRefusal } from '../refusals.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { type ApplicationLine, applicationsOf, LINES_MAX } from './application-lines.ts';
import { useApplications } from './applications.slice.ts';
import type { ApplicationsEdit } from './useApplicationsEdit.ts';

/** The vehicles that the product fits, each in words; one at a time is open as a form. */
export function ApplicationsTab({ edit }: { edit: ApplicationsEdit }) {
  const { t } = useTranslation('admin');
  const { status, saving, refusal, origin } = useApplications((state) => state.applications);
  const error = useRefusal(saving === 'error' ? refusal : null);
  const { lines, problems, open, onOpen, add, change, remove } = edit;
  if (status === 'error')
    return (
      <EmptyState
        title={t('applications.failed')}
        action={<Button onClick={edit.reload}>{t('common.retry')}</Button>}
      >
        {t('common.failedHint')}
      </EmptyState>
    );
  if (status !== 'success') return <Skeleton height="16rem" />;
  return (
    <Stack $gap="m">
      {error && (
        <Alert
          action={
            changedMeanwhile(error) && <Button onClick={edit.reload}>{t('applications.reload')}</Button>
          }
        >
          {error.message}
          {Object.entries(error.fields ?? {}).map(([at, message]) => (
            <p key={at}>
              <strong>{modelOf(lines[Number(at)])}</strong> {message}
            </p>
          ))}
        </Alert>
      )}
      <Intro>
        {t('applications.intro')} {origin && t('applications.column')}
      </Intro>
      {origin && (
        <Row>
          <span>
            {t(`applications.origin.${edit.origin ?? 'follows'}`, { date: date(origin.editedAt ?? '') })}
          </span>
          {(edit.origin === 'edited' || edit.origin === 'willBeEdited') && (
            <Button onClick={edit.follow}>{t('applications.follow')}</Button>
          )}
        </Row>
      )}
      {lines.length === 0 && (
        <EmptyState title={t('applications.none')}>{t('applications.noneHint')}</EmptyState>
      )}
      {lines.length > 0 && (
        <List aria-label={t('applications.title')}>
          {lines.map((line) => {
            const problem = problems.get(line.key);
            const name = modelOf(line) || t('applications.unnamed');
            const details = applicationsOf([line]).map((one) => detailsOf(t, one));
            return (
              <li key={line.key} data-wrong={problem ? true : undefined}>
                {open === line.key ? (
                  <ApplicationForm
                    line={line}
                    problems={problem ?? {}}
                    onChange={change}
                    onDone={() => onOpen(null)}
                    onRemove={() => remove(line.key)}
                  />
                ) : (
                  <Line>
                    <p>
                      <strong>{name}</strong>
                      <span>{details}</span>
                      {problem && <em>{t('applications.toCorrect')}</em>}
                    </p>
                    <IconButton
                      icon={Pencil}
                      name={t('applications.edit', { model: name })}
                      onClick={() => onOpen(line.key)}
                    />
                    <IconButton
                      icon={Trash2}
                      name={t('applications.remove', { model: name })}
                      onClick={() => remove(line.key)}
                    />
                  </Line>
                )}
              </li>
            );
          })}
        </List>
      )}
      {lines.length < LINES_MAX && (
        <div>
          <Button icon={Plus} onClick={add}>
            {t('applications.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const modelOf = (line: ApplicationLine | undefined) => (line ? `${line.marque} ${line.modele}`.trim() : '');

const Intro = styled.p`
  max-inline-size: 75ch;
  color: ${color('soft')};
  font: ${font('s')};
`;
const List = styled.ul`
  border: 1px solid ${color('line')};
  border-radius: ${radius()};
  & > li { border-block-start: 1px solid ${color('line')}; }
  & > li:first-child { border-block-start: 0; }
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  padding: ${space('xs', 'm')};
  & > p { flex: 1; display: flex; flex-wrap: wrap; gap: ${space('xxs', 'm')}; min-inline-size: 0; font: ${font('s')}; overflow-wrap: anywhere; }
  & span { color: ${color('soft')}; }
  & em { color: ${color('error')}; font: ${font('xs', 'strong')}; }
`;
