import { EditableGrid, type GridApi, type GridColumn } from '@gezi/editable-grid';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNarrow } from '../crud/useNarrow';
import { ControlField } from '../forms/ControlField';

interface ListPartProps<Row extends { id: string }> {
  /** Form value with the rows. */
  name: string;
  label: string;
  columns: readonly GridColumn<Row>[];
  /** Rows can be typed; default: they are only taken from elsewhere and removed. */
  isTyped?: boolean;
  /** Buttons beside those for rows. */
  tools?: ReactNode;
  emptyText: string;
  /** Below the rows, e.g. a total. */
  children?: ReactNode;
  /** First fault of the rows, with line and column. */
  faultOf?: (rows: readonly Row[]) => string | undefined;
}

/** Maximum height in pixels; the grid scrolls inside. */
const MAX_HEIGHT = 480;

/** A list of a document as a field of its form. */
export function ListPart<Row extends { id: string }>(props: ListPartProps<Row>) {
  const { name, label, children, faultOf, ...grid } = props;
  return (
    <ControlField
      name={name}
      label={label}
      hasLabel={false}
      isLabelled={false}
      className="gezi-list-part"
      below={children}
      {...(faultOf && { validate: (rows: readonly Row[]) => faultOf(rows) })}
    >
      <ListControl<Row> {...grid} name={name} label={label} />
    </ControlField>
  );
}

interface ListControlProps<Row extends { id: string }> extends Omit<ListPartProps<Row>, 'children' | 'faultOf'> {
  value?: readonly Row[];
  onChange?: (rows: readonly Row[]) => void;
}

function ListControl<Row extends { id: string }>(props: ListControlProps<Row>) {
  const { name, label, columns, isTyped = false, tools, emptyText, value = NONE as readonly Row[], onChange } = props;
  const isNarrow = useNarrow();
  const grid = useRef<GridApi<Row>>(null);
  const { getFieldState, formState } = useFormContext();
  const fault = getFieldState(name, formState).error;
  // Another array reloads the grid, so it gets one only if the value was changed elsewhere.
  const text = JSON.stringify(value);
  const [held, setHeld] = useState({ rows: value, text });
  if (text !== held.text) setHeld({ rows: value, text });
  useEffect(() => void (fault && grid.current?.validate()), [fault]);

  function take() {
    const rows = grid.current?.getRows() ?? value;
    setHeld({ rows: held.rows, text: JSON.stringify(rows) });
    onChange?.(rows);
  }

  return (
    <EditableGrid<Row>
      label={label}
      columns={columns}
      rows={held.rows}
      rowNumber={!isNarrow}
      size="small"
      maxHeight={MAX_HEIGHT}
      selection="checkbox"
      toolbar={{ extra: tools }}
      {...(!isTyped && { excluded: NO_ADD })}
      emptyText={emptyText}
      apiRef={grid}
      onRowsChange={take}
    />
  );
}

const NONE: readonly never[] = [];
const NO_ADD = ['add'];
