import { phoneHref } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, rowHeight, space } from '@extranet/shared/theme';
import { Icon, Link, Panel } from '@extranet/shared/ui';
import { BookOpen, Phone, Scale } from 'lucide-react';
import styled from 'styled-components';
import { LEGAL_NOTICE, USER_GUIDE } from '../../base/addresses.ts';
import { useHostSelector } from '../../base/hooks.ts';
import { selectPhoneNumber } from '../../config/config.slice.ts';

/** The phone number, the user guide and the legal notice. */
export function HelpPanel() {
  const { t } = useTranslation('host');
  const phone = useHostSelector(selectPhoneNumber);
  return (
    <Panel title={t('home.contactTitle')}>
      <Lines>
        {phone && (
          <li>
            <Icon of={Phone} />
            <span>
              {t('home.contactText')}{' '}
              <PhoneNumber href={phoneHref(phone)} alone>
                {phone}
              </PhoneNumber>
            </span>
          </li>
        )}
        <li>
          <Icon of={BookOpen} />
          <Link href={USER_GUIDE} target="_blank" rel="noopener" alone>
            {t('footer.guide')}
          </Link>
        </li>
        <li>
          <Icon of={Scale} />
          <Link to={LEGAL_NOTICE} alone>
            {t('footer.legal')}
          </Link>
        </li>
      </Lines>
    </Panel>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${space('xs')};
  & > li {
    display: flex;
    align-items: center;
    gap: ${space('m')};
    min-block-size: ${rowHeight()};
  }
  & > li > svg {
    flex: none;
    color: ${color('soft')};
  }
`;
const PhoneNumber = styled(Link)`
  font: ${font('m', 'strong')};
  white-space: nowrap;
`;
