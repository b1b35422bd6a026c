import { lineKey } from '@gezi/ui';
import type dayjs from 'dayjs';
import { useEffect } from 'react';
import type { EditorProps } from '../../../dom/Popup';

const STEPS: Record<string, readonly [amount: number, unit: 'day' | 'week' | 'month']> = {
  ArrowUp: [-1, 'week'],
  ArrowDown: [1, 'week'],
  ArrowLeft: [-1, 'day'],
  ArrowRight: [1, 'day'],
  PageUp: [-1, 'month'],
  PageDown: [1, 'month'],
};

export interface DayWalk {
  day: dayjs.Dayjs;
  /** A day key was pressed: Left and Right change the day too. */
  walking: boolean;
  onWalk: (day: dayjs.Dayjs) => void;
  /** Selects the day; absent if Enter belongs to the typed text. */
  onTake: (() => void) | undefined;
}

/** Keys of a cell's input while its calendar is open. */
export function useDayKeys(onKeys: EditorProps['onKeys'], { day, walking, onWalk, onTake }: DayWalk): void {
  useEffect(() => {
    onKeys((event) => {
      const step = STEPS[lineKey(event)];
      const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
      if (step && !event.altKey && (walking || !sideways)) {
        onWalk(day.add(step[0], step[1]));
        return true;
      }
      if (event.key !== 'Enter' || !onTake) return false;
      onTake();
      return true;
    });
    return () => onKeys(undefined);
  }, [day, onKeys, onTake, onWalk, walking]);
}
