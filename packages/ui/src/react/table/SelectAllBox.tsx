import { useEffect, useRef } from 'react';

export interface SelectAllBoxProps {
  label: string;
  /** Whether all, some or none of the rows are selected. */
  state: 'all' | 'some' | 'none';
  /** Whether it is disabled; default false. */
  disabled: boolean;
  onToggle: () => void;
}

/** The checkbox in the head that selects or deselects every loaded row. */
export function SelectAllBox({ label, state, disabled, onToggle }: SelectAllBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    box.current!.indeterminate = state === 'some';
  }, [state]);
  return (
    <input
      ref={box}
      type="checkbox"
      className="gezi-table-box"
      aria-label={label}
      checked={state === 'all'}
      disabled={disabled}
      onChange={onToggle}
    />
  );
}
