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
  /** The walk has begun: Left and Right belong to it too. */
  walking: boolean;
  onWalk: (day: dayjs.Dayjs) => void;
  /** Takes the day; absent when Enter belongs to the text typed. */
  onTake: (() => void) | undefined;
}

/** Keys that arrive in a cell's input while a month is open at it. */
export function useDayKeys(onKeys: EditorProps['onKeys'], { day, walking, onWalk, onTake }: DayWalk): void {
  useEffect(() => {
    onKeys((event) => {
      const step = STEPS[event.key];
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
