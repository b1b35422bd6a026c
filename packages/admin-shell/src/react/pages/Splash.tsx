import { useTexts } from '../../texts/useTexts';
import { GeziMark } from '../layout/GeziMark';
import { useBusy } from '../router/progress';

/** Full-window loading indicator before the first page. */
export function Splash() {
  const texts = useTexts();
  useBusy(true);
  return (
    <output className="gezi-splash">
      <GeziMark />
      <span className="gezi-visually-hidden">{texts.loading}</span>
    </output>
  );
}
