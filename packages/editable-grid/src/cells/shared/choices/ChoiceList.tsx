import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { GridOption } from '../../../core/columns/GridOption';
import type { ChoicesState } from '../../../core/columns/ResolvedColumn';
import type { EditorProps } from '../../../dom/Popup';
import { listbox } from '../../../dom/roles';
import { Choice, placeOf, ROW } from './Choice';
import { ChoicesStatus } from './ChoicesStatus';
import { firstMarked } from './shownChoices';

const SHOWN = 8;

export interface ChoiceListProps extends EditorProps {
  /** Choices that match the typed text. */
  options: readonly GridOption[];
  /** Selected values, as text. */
  chosen: ReadonlySet<string>;
  /** Several choices can be selected and the list stays open. Default false. */
  several?: boolean;
  onTake: (option: GridOption) => void;
  /** Loading state of the options; default that of the column. */
  state?: ChoicesState | undefined;
}

/** List of choices at a cell: typing narrows it, arrows move, Enter or a click selects. */
export function ChoiceList(props: ChoiceListProps) {
  const { request, texts, onKeys, options, chosen, several = false, onTake } = props;
  const { column, query, control } = request;
  const state = props.state ?? column.choices;
  const id = useId();
  const [moved, setMoved] = useState<{ query: string | undefined; index: number }>();
  const active = moved && moved.query === query ? moved.index : firstMarked(options, chosen, query, column);
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
          // A single step wraps around, a page stops at the end.
          const wrapped = Math.abs(step) === 1 ? (next + options.length) % options.length : next;
          setMoved({ query, index: Math.max(0, Math.min(options.length - 1, wrapped)) });
        }
        return true;
      }
      const option = options[active];
      const untyped = query === undefined || query === '';
      const space = several && untyped && event.key === ' ';
      const takes = event.key === 'Enter' || space || (event.key === 'Tab' && !untyped);
      if (!takes || !option || option.disabled) return event.key === 'Enter' || space;
      // The active choice stays when the typed text is cleared.
      if (several && untyped) setMoved({ query, index: active });
      onTake(option);
      return event.key !== 'Tab';
    });
    return () => onKeys(undefined);
  }, [active, onKeys, onTake, options, query, several]);

  // Pointer listeners are on the list: choices are not focusable, the cell's input has the focus.
  useEffect(() => {
    const box = list.current;
    const point = (event: Event) => {
      const index = placeOf(event);
      if (index !== undefined) setMoved({ query, index });
    };
    const take = (event: Event) => {
      const option = options[placeOf(event) ?? -1];
      if (option && !option.disabled) onTake(option);
    };
    box?.addEventListener('mousemove', point);
    box?.addEventListener('click', take);
    return () => {
      box?.removeEventListener('mousemove', point);
      box?.removeEventListener('click', take);
    };
  }, [options, onTake, query]);

  const from = Math.max(0, Math.floor(top / ROW) - 2);
  const shown = options.slice(from, from + SHOWN + 5);

  return (
    <>
      <ChoicesStatus state={state} empty={options.length === 0} texts={texts} />
      <div
        {...listbox}
        className="gezi-list"
        id={id}
        ref={list}
        aria-label={column.title ?? column.key}
        aria-multiselectable={several || undefined}
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
              selected={chosen.has(String(option.value))}
              several={several}
            />
          ))}
        </div>
      </div>
    </>
  );
}
