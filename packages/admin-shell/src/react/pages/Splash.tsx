import { useTexts } from '../../texts/useTexts';
import { Mark } from '../layout/Mark';
import { useBusy } from '../router/progress';

/** The whole window until the first page is known. */
export function Splash() {
  const texts = useTexts();
  useBusy(true);
  return (
    <output className="gezi-splash">
      <Mark />
      <span className="gezi-visually-hidden">{texts.loading}</span>
    </output>
  );
}
