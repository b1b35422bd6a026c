import { lineKey } from '@gezi/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

export interface NumberGridProps {
  label: string;
  /** Numbers in display order. */
  numbers: number[];
  columns: 6 | 7 | 8 | 10 | 12;
  values: number[];
  name?: (value: number) => string;
  disabled?: boolean;
  onChange: (values: number[]) => void;
}

/** Toggle buttons for numbers, with roving tab index. */
export function NumberGrid({ label, numbers, columns, values, name = String, disabled, onChange }: NumberGridProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [current, setCurrent] = useState(values[0] ?? numbers[0]);
  const stop = numbers.includes(current ?? NaN) ? current : numbers[0];

  // Scrolls to the first selected number of a long list.
  useEffect(() => {
    const grid = box.current;
    const button = grid?.querySelector<HTMLElement>('[tabindex="0"]');
    if (grid && button && grid.scrollHeight > grid.clientHeight)
      grid.scrollTop = button.offsetTop - grid.offsetTop - 36;
  }, []);

  function toggle(value: number) {
    onChange(
      values.includes(value) ? values.filter((one) => one !== value) : [...values, value].toSorted((a, b) => a - b),
    );
  }

  function walk(event: KeyboardEvent<HTMLButtonElement>) {
    const perRow = box.current ? rowLength(box.current) : columns;
    const index = numbers.indexOf(stop ?? NaN);
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow };
    const target =
      event.key === 'Home' ? 0 : event.key === 'End' ? numbers.length - 1 : index + (steps[lineKey(event)] ?? NaN);
    const value = numbers[target];
    if (Number.isNaN(target) || value === undefined) return;
    event.preventDefault();
    setCurrent(value);
    box.current?.querySelector<HTMLElement>(`[data-value="${value}"]`)?.focus();
  }

  return (
    <fieldset ref={box} className={`gezi-cron-grid gezi-cron-grid-${columns}`} aria-label={label}>
      {numbers.map((value) => (
        <button
          key={value}
          type="button"
          className="gezi-cron-number"
          data-value={value}
          aria-pressed={values.includes(value)}
          tabIndex={value === stop ? 0 : -1}
          disabled={disabled}
          onFocus={() => setCurrent(value)}
          onClick={() => toggle(value)}
          onKeyDown={walk}
        >
          {name(value)}
        </button>
      ))}
    </fieldset>
  );
}

/** Number of columns; fewer on a narrow screen. */
function rowLength(grid: HTMLElement): number {
  const [first, ...rest] = [...grid.querySelectorAll('button')];
  const inRow = rest.findIndex((button) => button.offsetTop !== first!.offsetTop);
  return inRow < 0 ? rest.length + 1 : inRow + 1;
}
