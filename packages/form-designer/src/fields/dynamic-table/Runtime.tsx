import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { booleanMember, textMember } from '../../core/document/members';
import type { FieldPlan } from '../../core/model/CompiledForm';
import type { FieldProps } from '../../runtime/FieldProps';
import { groupAttributes } from '../../runtime/kit/naming';
import { useRuntime } from '../../runtime/runtimeContext';
import type { RowKey } from '../../runtime/store/FieldAddress';
import { useTexts } from '../../runtime/texts/useTexts';
import { DynamicRow } from './DynamicRow';
import { TableFoot } from './TableFoot';
import { useShownColumns } from './useShownColumns';

/** Rows of fields that can be added and deleted, with sums below. */
export function DynamicTableField(field: FieldProps) {
  const { plan } = field;
  return plan?.columns ? <DynamicTable field={field} table={plan} /> : null;
}

function DynamicTable({ field, table }: { field: FieldProps; table: FieldPlan }) {
  const { item } = field;
  const { store } = useRuntime();
  const { modal } = App.useApp();
  const texts = useTexts();
  const [chosen, setChosen] = useState<ReadonlySet<RowKey>>(NONE);
  const [announcement, setAnnouncement] = useState('');
  const body = useRef<HTMLTableSectionElement>(null);
  const added = useRef<RowKey | undefined>(undefined);
  const columns = useShownColumns(table);
  const rows = [...store.rowsOf(table)];

  // Who adds a row mostly writes next.
  useEffect(() => {
    if (added.current === undefined) return;
    const row = body.current?.querySelector(`[data-row="${added.current}"]`);
    added.current = undefined;
    row?.querySelector<HTMLElement>('td:not(.gezi-form-lead) :is(input, textarea, button)')?.focus();
  });

  const isFixed = field.readOnly || field.disabled;
  const canAdd = !isFixed && booleanMember(item, 'buttonAdd', true);
  const canDelete = !isFixed && booleanMember(item, 'buttonDel', true);
  const canChoose = canDelete && booleanMember(item, 'multiCheck', true);
  const hasIndex = booleanMember(item, 'showIndex', true);
  const leads = Number(canChoose) + Number(hasIndex);
  const picked = rows.filter((row) => chosen.has(row));

  function add() {
    added.current = store.addRow(table);
    setAnnouncement(texts.rowAdded(rows.length + 1));
  }
  function remove(gone: readonly RowKey[]) {
    store.removeRows(table, gone);
    setChosen((before) => new Set([...before].filter((row) => !gone.includes(row))));
    setAnnouncement(texts.rowsDeleted(gone.length));
    // The pressed button is removed together with its row.
    body.current?.closest<HTMLElement>('.gezi-form-dynamic')?.focus({ preventScroll: true });
  }
  const choose = (row: RowKey) =>
    setChosen((before) => new Set(before.has(row) ? [...before].filter((one) => one !== row) : [...before, row]));
  const askAndRemove = () =>
    void modal.confirm({
      title: texts.confirmDelete,
      okText: texts.confirm,
      cancelText: texts.cancel,
      onOk: () => remove(picked),
    });

  return (
    <fieldset {...groupAttributes(field)} className="gezi-form-group gezi-form-dynamic" tabIndex={-1}>
      <div className="gezi-form-scroll">
        <table className="gezi-form-rows" aria-label={field.label}>
          <thead>
            <tr>
              {canChoose && (
                <th className="gezi-form-lead">
                  <input
                    type="checkbox"
                    className="gezi-form-checkbox"
                    aria-label={texts.chooseAll}
                    checked={rows.length > 0 && picked.length === rows.length}
                    ref={(box) => void (box && (box.indeterminate = picked.length > 0 && picked.length < rows.length))}
                    onChange={() => setChosen(picked.length === rows.length ? NONE : new Set(rows))}
                  />
                </th>
              )}
              {hasIndex && <th className="gezi-form-lead">{texts.order}</th>}
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  className={column.required && !field.readOnly ? 'gezi-form-required' : undefined}
                >
                  {column.label || column.id}
                </th>
              ))}
              {canDelete && <th className="gezi-form-lead">{texts.actions}</th>}
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map((row, index) => (
              <DynamicRow
                key={row}
                table={table}
                columns={columns}
                row={row}
                index={index}
                hasIndex={hasIndex}
                isChosen={canChoose ? chosen.has(row) : undefined}
                onChoose={choose}
                onDelete={canDelete ? remove : undefined}
              />
            ))}
            {rows.length === 0 && (
              <tr>
                <td className="gezi-form-no-rows" colSpan={leads + columns.length + Number(canDelete)}>
                  {texts.noRows}
                </td>
              </tr>
            )}
          </tbody>
          {booleanMember(item, 'show-summary') && (
            <TableFoot
              columns={columns}
              rows={field.value}
              leads={leads}
              hasActions={canDelete}
              title={textMember(item, 'sum-text', '合计')}
              unit={textMember(item, 'summary-text', '元')}
            />
          )}
        </table>
      </div>
      {(canAdd || canChoose) && (
        <div className="gezi-form-tools">
          {canAdd && (
            <button type="button" className="gezi-button gezi-button-dashed" onClick={add}>
              + {texts.add}
            </button>
          )}
          {canChoose && (
            <button type="button" className="gezi-button" disabled={picked.length === 0} onClick={askAndRemove}>
              {texts.deleteChosen}
            </button>
          )}
        </div>
      )}
      <output className="gezi-visually-hidden">{announcement}</output>
    </fieldset>
  );
}

const NONE: ReadonlySet<RowKey> = new Set();
