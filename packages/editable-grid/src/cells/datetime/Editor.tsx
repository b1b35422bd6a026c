import dayjs from 'dayjs';
import { useId, useLayoutEffect, useState } from 'react';
import type { EditorProps } from '../../dom/Popup';
import { dialog } from '../../dom/roles';
import { Month } from '../shared/moment/Month';
import { useDayKeys } from '../shared/moment/useDayKeys';
import { TimeColumns } from '../time/TimeColumns';
import { datetimeCell } from './cell';

const PATTERN = 'YYYY-MM-DD HH:mm:ss';

/** Calendar and time of a cell. Keys change the day as in a date cell, Enter selects it; a time is typed or clicked. */
export function Editor({ request, texts, onKeys }: EditorProps) {
  const { column, value, query, control, pick } = request;
  const id = useId();
  const typed = query ? datetimeCell.parse(query, column) : undefined;
  const start = typed?.ok && typed.value ? typed.value : datetimeCell.format(value, column);
  const [walked, setWalked] = useState<{ from: string; moment: dayjs.Dayjs }>();
  const walking = walked?.from === start;
  const moment = walking ? walked.moment : start ? dayjs(start) : dayjs().startOf('day');
  const walk = (next: dayjs.Dayjs) => setWalked({ from: start, moment: next });
  const take = () => pick(moment.format(PATTERN));
  useDayKeys(onKeys, { day: moment, walking, onWalk: walk, onTake: walking || !query ? take : undefined });

  useLayoutEffect(() => control.setAttribute('aria-controls', id), [control, id]);

  const time = moment.format('HH:mm:ss');
  return (
    <div className="gezi-datetime" id={id} {...dialog} aria-label={column.title ?? column.key}>
      <div className="gezi-date">
        <Month
          day={moment}
          texts={texts.date}
          onWalk={walk}
          onPick={(day) => walk(dayjs(`${day.format('YYYY-MM-DD')} ${time}`))}
        />
      </div>
      <div className="gezi-time">
        <TimeColumns
          time={time}
          texts={texts.time}
          onChange={(next) => walk(dayjs(`${moment.format('YYYY-MM-DD')} ${next}`))}
        />
        <div className="gezi-moment-foot">
          <button type="button" tabIndex={-1} onClick={() => pick(dayjs().format(PATTERN))}>
            {texts.time.now}
          </button>
          <button type="button" tabIndex={-1} className="gezi-moment-ok" onClick={take}>
            {texts.ok}
          </button>
        </div>
      </div>
    </div>
  );
}
