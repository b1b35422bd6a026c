import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { optionText, type GridOption } from '../../core/columns/GridColumn';
import type { EditorProps } from '../../dom/Popup';
import { AriaPart } from '../../react/AriaPart';
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

  const from = Math.max(0, Math.floor(top / ROW) - 2);
  const shown = options.slice(from, from + SHOWN + 5);

  return (
    <>
      {options.length === 0 ? <div className="gezi-list-empty">{texts.noOptions}</div> : null}
      <AriaPart
        part="listbox"
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
              onPick={() => pick(option.value)}
              onPoint={() => setMoved({ query, index: from + nth })}
            />
          ))}
        </div>
      </AriaPart>
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
  onPick: () => void;
  onPoint: () => void;
}

function Choice({ id, option, place, count, active, selected, onPick, onPoint }: ChoiceProps) {
  return (
    <AriaPart
      part="option"
      id={id}
      aria-selected={selected}
      aria-disabled={option.disabled}
      aria-posinset={place + 1}
      aria-setsize={count}
      className={`gezi-option${active ? ' gezi-option-active' : ''}`}
      style={{ top: place * ROW }}
      onMouseMove={active ? undefined : onPoint}
      onClick={option.disabled ? undefined : onPick}
    >
      {optionText(option)}
    </AriaPart>
  );
}
