import { PlusOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

export interface ListFootProps {
  /** The button that adds a row. */
  add: string;
  onAdd: () => void;
  disabled?: boolean | undefined;
  /** What else can be done with the list. */
  children?: ReactNode;
}

/** Below a list of the panel: a button that adds a row, and other actions. */
export function ListFoot({ add, onAdd, disabled, children }: ListFootProps) {
  return (
    <div className="gezi-fd-list-foot">
      <button type="button" className="gezi-fd-text-button" disabled={disabled} onClick={onAdd}>
        <PlusOutlined aria-hidden /> {add}
      </button>
      {children}
    </div>
  );
}
