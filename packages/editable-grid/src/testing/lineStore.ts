import { cellDefinitions } from '../cells/definitions';
import { GridStore } from '../core/store/GridStore';

export interface Line {
  id: string;
  name: string;
  counts: number | null;
}

/** Rows `l0`, `l1` … with their number as quantity. */
export const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_row, nth) => ({ id: `l${nth}`, name: `物料${nth}`, counts: nth }));

/** A store without a grid; flushes at once. */
export function lineStore(rows: readonly Line[] = []): GridStore<Line> {
  const definitions = new Map(cellDefinitions.map((definition) => [definition.type, definition]));
  const store = new GridStore<Line>(
    {
      columns: [
        { key: 'name', title: '物料', type: 'input' },
        { key: 'counts', title: '数量', type: 'inputNumber', validateRules: [{ required: true }] },
      ],
      define: (type) => definitions.get(type)!,
      locale: 'zh-CN',
      selection: false,
      disabled: false,
      readOnly: false,
      rowDisabled: undefined,
      page: undefined,
    },
    (run) => run(),
  );
  store.load(rows);
  return store;
}
