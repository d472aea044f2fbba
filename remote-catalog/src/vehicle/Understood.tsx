import { useTranslation } from '@extranet/shared/i18n';
import type { VehicleReading } from '@extranet/shared/rules/vehicle';
import { color } from '@extranet/shared/theme';
import styled from 'styled-components';

interface Props {
  reading: VehicleReading;
  /** Enter was pressed, and what is written is not worth asking for. */
  refused: boolean;
  /** A part was written: its number. */
  part: string | undefined;
}

/** What the field understood, before anybody is asked; what is wrong with it, and what to do (B1.01). */
export function Understood({ reading: { kind, text, known, corrected, problem }, refused, part }: Props) {
  const { t } = useTranslation('catalog');
  if (part) return <span role="status">{t('vehicle.understood.part', { written: part })}</span>;
  if (problem === 'empty') return <span role="status">{t('vehicle.understood.nothing')}</span>;
  const facts = [known.marque, known.year, corrected && t('vehicle.understood.corrected')].filter(Boolean);
  return (
    <span role="status">
      {t(`vehicle.understood.${kind}`, { written: text })}
      {kind !== 'words' && facts.length > 0 && ` (${facts.join(', ')})`}
      {problem && <Problem data-refused={refused || undefined}>{t(`vehicle.problem.${problem}`)}</Problem>}
    </span>
  );
}

const Problem = styled.span`
  display: block;
  &[data-refused] { color: ${color('error')}; font-weight: 600; }
`;
