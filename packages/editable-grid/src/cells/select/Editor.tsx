import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { optionText, type GridOption } from '../../core/columns/GridColumn';
import type { EditorProps } from '../../dom/Popup';
import { listbox, option as optionRole } from '../../react/roles';
import { matchOptions } from './matchOptions';

const ROW = 32;
const SHOWN = 8;

/** The list of a choice: narrowed by typing, walked with the arrows, taken with Enter or a click. */
export function Editor({ request, texts, onKeys }: EditorProps) {
  const { column, value, query, control, pick } = request;
  const id = useId();
  const options = useMemo(() => matchOptions(column.options ?? [], query), [column.options, query]);
  const current = options.findIndex((option) => String(option.value) === String(value as string));
  const [moved, setMoved] = useState<{ query: string | undefined; index: number }>();
  const active = moved && moved.query === query ? moved.index : Math.max(0, current);
  const [top, setTop] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    control.setAttribute('aria-controls', id);
    if (options[active]) control.setAttribute('aria-activedescendant', `${id}-${active}`);
    else control.removeAttribute('aria-activedescendant');
    const box = list.current;
    if (!box) return;
    const seen = box.clientHeight || ROW * SHOWN;
    if (active * ROW < box.scrollTop) box.scrollTop = active * ROW;
    else if ((active + 1) * ROW > box.scrollTop + seen) box.scrollTop = (active + 1) * ROW - seen;
    setTop(box.scrollTop);
  }, [active, control, id, options]);

  useEffect(() => {
    onKeys((event) => {
      const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: SHOWN, PageUp: -SHOWN };
      const step = event.altKey ? undefined : steps[event.key];
      if (step !== undefined) {
        if (options.length) {
          const next = active + step;
          // A single step runs round, a page stops at the end.
          const wrapped = Math.abs(step) === 1 ? (next + options.length) % options.length : next;
          setMoved({ query, index: Math.max(0, Math.min(options.length - 1, wrapped)) });
        }
        return true;
      }
      const option = options[active];
      const takes = event.key === 'Enter' || (event.key === 'Tab' && query !== undefined && query !== '');
      if (!takes || !option || option.disabled) return event.key === 'Enter';
      pick(option.value);
      return event.key === 'Enter';
    });
    return () => onKeys(undefined);
  }, [active, onKeys, options, pick, query]);

  // The pointer is heard on the list: a choice has no keys of its own, the cell's input has them.
  useEffect(() => {
    const box = list.current;
    const point = (event: Event) => {
      const index = placeOf(event);
      if (index !== undefined) setMoved({ query, index });
    };
    const take = (event: Event) => {
      const option = options[placeOf(event) ?? -1];
      if (option && !option.disabled) pick(option.value);
    };
    box?.addEventListener('mousemove', point);
    box?.addEventListener('click', take);
    return () => {
      box?.removeEventListener('mousemove', point);
      box?.removeEventListener('click', take);
    };
  }, [options, pick, query]);

  const from = Math.max(0, Math.floor(top / ROW) - 2);
  const shown = options.slice(from, from + SHOWN + 5);

  return (
    <>
      {options.length === 0 ? <div className="gezi-list-empty">{texts.noOptions}</div> : null}
      <div
        {...listbox}
        className="gezi-list"
        id={id}
        ref={list}
        aria-label={column.title ?? column.key}
        onScroll={() => setTop(list.current?.scrollTop ?? 0)}
      >
        <div className="gezi-list-room" role="presentation" style={{ height: options.length * ROW }}>
          {shown.map((option, nth) => (
            <Choice
              key={String(option.value)}
              id={`${id}-${from + nth}`}
              option={option}
              place={from + nth}
              count={options.length}
              active={from + nth === active}
              selected={from + nth === current}
            />
          ))}
        </div>
      </div>
    </>
  );
}

interface ChoiceProps {
  id: string;
  option: GridOption;
  place: number;
  count: number;
  active: boolean;
  selected: boolean;
}

function Choice({ id, option, place, count, active, selected }: ChoiceProps) {
  return (
    <div
      {...optionRole}
      id={id}
      data-place={place}
      aria-selected={selected}
      aria-disabled={option.disabled}
      aria-posinset={place + 1}
      aria-setsize={count}
      className={`gezi-option${active ? ' gezi-option-active' : ''}`}
      style={{ top: place * ROW }}
    >
      {optionText(option)}
    </div>
  );
}

/** Place of the option an event happened on. */
function placeOf({ target }: Event): number | undefined {
  const place = target instanceof Element ? target.closest('[data-place]')?.getAttribute('data-place') : undefined;
  return place == null ? undefined : Number(place);
}
