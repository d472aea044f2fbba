import { useTranslation } from '@extranet/shared/i18n';
import { media } from '@extranet/shared/theme';
import { PageTitle, Skeleton, Stack, Tabs } from '@extranet/shared/ui';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { RemoteSlot } from '../../remotes/RemoteSlot.tsx';
import { Devices } from './devices/Devices.tsx';
import { NotificationChoices } from './notifications/NotificationChoices.tsx';
import { OwnData } from './own-data/OwnData.tsx';
import { PasswordForm } from './password/PasswordForm.tsx';
import { Profile } from './profile/Profile.tsx';
import { SchemeChoice } from './scheme/SchemeChoice.tsx';

const TABS = ['profil', 'mot-de-passe', 'adresses', 'notifications'] as const;
type AccountTab = (typeof TABS)[number];

/** The tab is part of the address: it survives a reload, and Back opens the tab before it. */
export function AccountPage() {
  const { t } = useTranslation('host');
  const [search, setSearch] = useSearchParams();
  const active = TABS.find((tab) => tab === search.get('onglet')) ?? 'profil';
  const choose = (tab: AccountTab) => setSearch(tab === 'profil' ? {} : { onglet: tab });
  return (
    <>
      <PageTitle title={t('account.title')} />
      <Tabs
        label={t('account.tabs')}
        active={active}
        onActive={choose}
        tabs={[
          {
            id: 'profil',
            label: t('account.profile'),
            content: (
              <TwoThirds>
                <Stack>
                  <Profile />
                  <SchemeChoice />
                  <OwnData />
                </Stack>
              </TwoThirds>
            ),
          },
          {
            id: 'mot-de-passe',
            label: t('account.password'),
            content: (
              <TwoThirds>
                <Stack>
                  <PasswordForm />
                  <Devices />
                </Stack>
              </TwoThirds>
            ),
          },
          {
            id: 'adresses',
            label: t('account.deliveries'),
            content: <RemoteSlot name="account.deliveries" skeleton={<Skeleton height="20rem" />} />,
          },
          {
            id: 'notifications',
            label: t('choices.title'),
            content: (
              <TwoThirds>
                <NotificationChoices />
              </TwoThirds>
            ),
          },
        ]}
      />
    </>
  );
}

const TwoThirds = styled.div`
  inline-size: 66.6%;
  ${media.tablet} {
    inline-size: 100%;
  }
`;
