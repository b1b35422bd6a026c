import dayjs from 'dayjs';
import { useId, useLayoutEffect, useState } from 'react';
import type { EditorProps } from '../../dom/Popup';
import { dialog } from '../../dom/roles';
import { Month } from '../shared/moment/Month';
import { useDayKeys } from '../shared/moment/useDayKeys';
import { dateCell } from './cell';

/** Calendar of a date cell. Up, Down and Page keys change the day; Left and Right do so after the first such key. */
export function Editor({ request, texts, onKeys }: EditorProps) {
  const { value, query, control, pick } = request;
  const id = useId();
  const typed = query ? dateCell.parse(query, request.column) : undefined;
  const start = typed?.ok && typed.value ? typed.value : dateCell.format(value, request.column);
  const [walked, setWalked] = useState<{ from: string; day: dayjs.Dayjs }>();
  const walking = walked?.from === start;
  const day = walking ? walked.day : start ? dayjs(start) : dayjs();
  const onWalk = (next: dayjs.Dayjs) => setWalked({ from: start, day: next });
  const take = (taken: dayjs.Dayjs) => pick(taken.format('YYYY-MM-DD'));
  useDayKeys(onKeys, { day, walking, onWalk, onTake: walking || !query ? () => take(day) : undefined });

  useLayoutEffect(() => control.setAttribute('aria-controls', id), [control, id]);

  return (
    <div className="gezi-date" id={id} {...dialog} aria-label={request.column.title ?? request.column.key}>
      <Month day={day} texts={texts.date} onWalk={onWalk} onPick={take} />
    </div>
  );
}
