import { lineKey } from '@gezi/ui';
import { useEffect, useState } from 'react';
import type { EditorProps } from '../../dom/Popup';
import { withPart } from './TimeColumns';

/** Up and Down change the number; after that Left and Right switch between hours, minutes and seconds. */
export function useTimeKeys(
  onKeys: EditorProps['onKeys'],
  time: string,
  onChange: (time: string) => void,
  onTake: (() => void) | undefined,
): number | undefined {
  const [active, setActive] = useState<number>();

  useEffect(() => {
    onKeys((event) => {
      if (event.altKey) return false;
      if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        const column = active ?? 0;
        setActive(column);
        onChange(withPart(time, column, Number(time.split(':')[column]) + (event.key === 'ArrowDown' ? 1 : -1)));
        return true;
      }
      if (active !== undefined && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
        setActive(Math.max(0, Math.min(2, active + (lineKey(event) === 'ArrowRight' ? 1 : -1))));
        return true;
      }
      if (event.key !== 'Enter' || !onTake) return false;
      onTake();
      return true;
    });
    return () => onKeys(undefined);
  }, [active, onChange, onKeys, onTake, time]);

  return active;
}
