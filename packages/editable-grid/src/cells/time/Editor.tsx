import dayjs from 'dayjs';
import { useId, useLayoutEffect, useState } from 'react';
import type { EditorProps } from '../../dom/Popup';
import { dialog } from '../../dom/roles';
import { timeCell } from './cell';
import { TimeColumns } from './TimeColumns';
import { useTimeKeys } from './useTimeKeys';

/** Hours, minutes and seconds of a time cell; typing moves them. */
export function Editor({ request, texts, onKeys }: EditorProps) {
  const { column, value, query, control, pick } = request;
  const id = useId();
  const typed = query ? timeCell.parse(query, column) : undefined;
  const start = (typed?.ok && typed.value) || timeCell.format(value, column);
  const [walked, setWalked] = useState<{ from: string; time: string }>();
  const walking = walked?.from === start;
  const read = walking ? walked.time : start;
  const parsed = timeCell.parse(read, column);
  const time = (parsed.ok && parsed.value) || '00:00:00';
  const walk = (next: string) => setWalked({ from: start, time: next });
  // Typed text is read by the cell itself.
  const active = useTimeKeys(onKeys, time, walk, walking || !query ? () => pick(time) : undefined);

  useLayoutEffect(() => control.setAttribute('aria-controls', id), [control, id]);

  return (
    <div className="gezi-time" id={id} {...dialog} aria-label={column.title ?? column.key}>
      <TimeColumns time={time} texts={texts.time} active={active} onChange={walk} />
      <div className="gezi-moment-foot">
        <button type="button" tabIndex={-1} onClick={() => pick(dayjs().format('HH:mm:ss'))}>
          {texts.time.now}
        </button>
        <button type="button" tabIndex={-1} className="gezi-moment-ok" onClick={() => pick(time)}>
          {texts.ok}
        </button>
      </div>
    </div>
  );
}
