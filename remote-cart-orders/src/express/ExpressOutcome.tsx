import { registerTexts } from '@extranet/shared/i18n';
import texts from '../locales/express.fr.json';
import { ExpressLines } from './ExpressLines.tsx';
import { useExpress } from './express.slice.ts';
import { InsteadOfIt } from './InsteadOfIt.tsx';
import { MissedScans } from './MissedScans.tsx';
import { useToldSums } from './useToldSums.ts';

registerTexts('cart-orders', texts);

interface Props {
  /** What was typed. */
  text: string;
  onTake: (reference: string) => void;
}

/** What became of the references that were sent: nothing before the first one. */
export default function ExpressOutcome({ text, onTake }: Props) {
  const { lines, failure } = useExpress(({ express }) => express);
  useToldSums();
  return (
    <>
      <InsteadOfIt text={text} onTake={onTake} />
      <MissedScans />
      {lines.length > 0 && <ExpressLines lines={lines} refused={failure?.refs ?? []} />}
    </>
  );
}
