import { Calendar } from 'antd';
import dayjs from 'dayjs';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import type { EditorProps } from '../../dom/Popup';
import { dialog } from '../../react/roles';
import { dateCell } from './cell';
import { DateHead } from './DateHead';

const STEPS: Record<string, readonly [amount: number, unit: 'day' | 'week' | 'month']> = {
  ArrowUp: [-1, 'week'],
  ArrowDown: [1, 'week'],
  ArrowLeft: [-1, 'day'],
  ArrowRight: [1, 'day'],
  PageUp: [-1, 'month'],
  PageDown: [1, 'month'],
};

/** The month at a date cell. Up, Down and Page keys walk days; Left and Right do so once the walk has begun. */
export function Editor({ request, texts, onKeys }: EditorProps) {
  const { value, query, control, pick } = request;
  const id = useId();
  const typed = query ? dateCell.parse(query, request.column) : undefined;
  const start = typed?.ok && typed.value ? typed.value : dateCell.format(value, request.column);
  const [walked, setWalked] = useState<{ from: string; day: dayjs.Dayjs }>();
  const day = walked && walked.from === start ? walked.day : start ? dayjs(start) : dayjs();
  const walking = walked?.from === start;

  useLayoutEffect(() => control.setAttribute('aria-controls', id), [control, id]);

  useEffect(() => {
    onKeys((event) => {
      const step = STEPS[event.key];
      const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
      if (step && !event.altKey && (walking || !sideways)) {
        setWalked({ from: start, day: day.add(step[0], step[1]) });
        return true;
      }
      if (event.key !== 'Enter' || (!walking && query)) return false;
      pick(day.format('YYYY-MM-DD'));
      return true;
    });
    return () => onKeys(undefined);
  }, [day, onKeys, pick, query, start, walking]);

  return (
    <div className="gezi-date" id={id} {...dialog} aria-label={request.column.title ?? request.column.key}>
      <Calendar
        fullscreen={false}
        value={day}
        headerRender={() => (
          <DateHead
            texts={texts.date}
            day={day}
            onChange={(next) => setWalked({ from: start, day: next })}
            onPick={pick}
          />
        )}
        onSelect={(next, { source }) => {
          if (source === 'date') pick(next.format('YYYY-MM-DD'));
          else setWalked({ from: start, day: next });
        }}
      />
    </div>
  );
}
