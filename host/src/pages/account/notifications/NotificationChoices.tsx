import type { NotificationChoice } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, space } from '@extranet/shared/theme';
import { Alert, Button, Checkbox, FormError, Panel, Skeleton, Stack } from '@extranet/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useHostSelector } from '../../../base/hooks.ts';
import { useFormError } from '../../../forms/useFormError.ts';
import { choiceMade, choicesOpened, selectChoices } from './choices.slice.ts';
import { PushOnDevice } from './PushOnDevice.tsx';

/** Of what the account is told by mail and by push, beside the list that the bell opens. Each tick counts at once. */
export function NotificationChoices() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const { status, choices, pushKey, failure } = useHostSelector(selectChoices);
  const error = useFormError(failure);
  useEffect(() => {
    dispatch(choicesOpened());
  }, [dispatch]);
  return (
    <Panel title={t('choices.title')} busy={status === 'pending'}>
      <Stack $gap="m">
        <p>{t('choices.text')}</p>
        {error && <FormError error={error} />}
        {status === 'pending' && <Skeleton height="18rem" />}
        {status === 'error' && (
          <Alert
            title={t('choices.unread')}
            action={<Button onClick={() => dispatch(choicesOpened())}>{t('errors.retry')}</Button>}
          />
        )}
        {status === 'success' && (
          <>
            <List>
              {choices.map((choice) => (
                <Line key={choice.kind} choice={choice} pushes={pushKey !== null} />
              ))}
            </List>
            {pushKey !== null && <PushOnDevice />}
          </>
        )}
      </Stack>
    </Panel>
  );
}

function Line({ choice, pushes }: { choice: NotificationChoice; pushes: boolean }) {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const { kind, mail, push } = choice;
  return (
    <Item>
      <fieldset>
        <legend>{t(`choices.kind.${kind}`)}</legend>
        <Checkbox
          label={t('choices.mail')}
          checked={mail}
          onValue={(wanted) => dispatch(choiceMade({ ...choice, mail: wanted }))}
        />
        {pushes && (
          <Checkbox
            label={t('choices.push')}
            checked={push}
            onValue={(wanted) => dispatch(choiceMade({ ...choice, push: wanted }))}
          />
        )}
      </fieldset>
    </Item>
  );
}

const List = styled.ul`
  display: grid;
`;
const Item = styled.li`
  border-block-end: 1px solid ${color('line')};
  padding-block: ${space('xs')};
  & > fieldset {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space('xs', 'xl')};
    border: 0;
    padding: 0;
    margin: 0;
  }
  legend {
    float: inline-start;
    flex: 1 1 16rem;
    padding: 0;
    font: ${font('s')};
  }
`;
