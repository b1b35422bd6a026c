import { useLayoutEffect, useRef } from 'react';
import { group } from '../../dom/roles';
import type { Texts } from '../../texts/zh-CN';

export interface TimeColumnsProps {
  /** `HH:mm:ss`. */
  time: string;
  texts: Texts['time'];
  /** Column the arrows move in, from 0; `undefined` before the first arrow key. */
  active?: number | undefined;
  onChange: (time: string) => void;
}

const COUNTS = [24, 60, 60] as const;

/** Hours, minutes and seconds side by side; a click selects one. */
export function TimeColumns({ time, texts, active, onChange }: TimeColumnsProps) {
  const parts = time.split(':').map(Number);
  return (
    <div className="gezi-time-columns">
      {COUNTS.map((count, column) => (
        <TimeColumn
          key={texts.parts[column]}
          label={texts.parts[column]!}
          count={count}
          chosen={parts[column] ?? 0}
          active={column === active}
          onTake={(taken) => onChange(withPart(time, column, taken))}
        />
      ))}
    </div>
  );
}

/** The time with another hour, minute or second; values wrap around. */
export function withPart(time: string, column: number, part: number): string {
  const count = COUNTS[column]!;
  const parts = time.split(':');
  parts[column] = String((part + count) % count).padStart(2, '0');
  return parts.join(':');
}

interface TimeColumnProps {
  label: string;
  count: number;
  chosen: number;
  active: boolean;
  onTake: (part: number) => void;
}

const HEIGHT = 28;

function TimeColumn({ label, count, chosen, active, onTake }: TimeColumnProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = (chosen - 3) * HEIGHT;
  }, [chosen]);
  return (
    <div ref={box} className={`gezi-time-column${active ? ' gezi-time-active' : ''}`} {...group} aria-label={label}>
      {Array.from({ length: count }, (_, part) => (
        <button
          key={part}
          type="button"
          tabIndex={-1}
          aria-pressed={part === chosen}
          aria-label={`${part}${label}`}
          onClick={() => onTake(part)}
        >
          {String(part).padStart(2, '0')}
        </button>
      ))}
    </div>
  );
}
