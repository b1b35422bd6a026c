import { useState } from 'react';
import type { Json, JsonObject } from '../../../core/document/FormDocument';
import { booleanMember, isObject, textMember } from '../../../core/document/members';
import { parseText } from '../../../core/document/parseText';
import { useTexts } from '../../texts/useTexts';
import type { ControlProps } from './ControlProps';
import { ListFoot } from './ListFoot';
import { RemoveButton } from './RemoveButton';
import { TextCell } from './TextCell';

/** The columns of a dialog's table; saved as a JSON text. A double click removes one (B§5). */
export function ColumnsControl({ value, onChange, label, disabled }: ControlProps) {
  const texts = useTexts();
  const [name, setName] = useState('');
  const [property, setProperty] = useState('');
  const [why, setWhy] = useState<string>();
  const columns = readColumns(value);

  const write = (next: readonly Json[], typing = false) =>
    onChange(JSON.stringify(next.map((column, index) => (isObject(column) ? { ...column, index } : column))), typing);
  const replace = (index: number, changes: JsonObject) =>
    write(
      (columns ?? []).map((column, at) => (at === index && isObject(column) ? { ...column, ...changes } : column)),
      true,
    );

  function add() {
    const [newLabel, newProperty] = [name.trim(), property.trim()];
    if (newLabel === '' || newProperty === '') return setWhy(texts.columnEmpty);
    const taken = (columns ?? []).some((column) => isObject(column) && textMember(column, 'property') === newProperty);
    if (taken) return setWhy(texts.columnDuplicate);
    write([...(columns ?? []), { index: 0, show: true, label: newLabel, property: newProperty, width: 150 }]);
    setName('');
    setProperty('');
    setWhy(undefined);
  }

  return (
    <fieldset className="gezi-fd-columns" aria-label={label}>
      {columns === undefined ? <p className="gezi-fd-wrong">{texts.columnsUnreadable}</p> : null}
      {columns?.length === 0 ? <p className="gezi-fd-list-none">{texts.noColumns}</p> : null}
      {columns && columns.length > 0 ? (
        <table className="gezi-fd-column-table">
          <thead>
            <tr>
              <th scope="col">{texts.columnLabel}</th>
              <th scope="col">{texts.columnProperty}</th>
              <th scope="col">{texts.columnWidth}</th>
              <th scope="col">{texts.columnShow}</th>
              <th scope="col">
                <span className="gezi-visually-hidden">{texts.operations}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column, index) => {
              if (!isObject(column)) return null;
              const called = textMember(column, 'label') || textMember(column, 'property');
              return (
                <tr
                  key={index}
                  title={texts.columnRemoveHint}
                  onDoubleClick={() => write(columns.filter((_, at) => at !== index))}
                >
                  <td>{textMember(column, 'label')}</td>
                  <td className="gezi-fd-code">{textMember(column, 'property')}</td>
                  <td>
                    <input
                      type="text"
                      inputMode="numeric"
                      className="gezi-fd-input"
                      disabled={disabled}
                      aria-label={`${texts.columnWidth}：${called}`}
                      value={textMember(column, 'width')}
                      onDoubleClick={(event) => event.stopPropagation()}
                      onChange={(event) => replace(index, { width: widthOf(event.target.value) })}
                    />
                  </td>
                  <td>
                    <input
                      type="checkbox"
                      disabled={disabled}
                      aria-label={`${texts.columnShow}：${called}`}
                      checked={booleanMember(column, 'show', true)}
                      onDoubleClick={(event) => event.stopPropagation()}
                      onChange={(event) => replace(index, { show: event.target.checked })}
                    />
                  </td>
                  <td>
                    <RemoveButton
                      label={texts.removeColumnOption(called)}
                      disabled={disabled}
                      onClick={() => write(columns.filter((_, at) => at !== index))}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ) : null}
      <div className="gezi-fd-column-new">
        <TextCell
          label={texts.columnLabel}
          placeholder={texts.columnLabel}
          disabled={disabled}
          value={name}
          onType={setName}
        />
        <TextCell
          label={texts.columnProperty}
          placeholder={texts.columnProperty}
          disabled={disabled}
          value={property}
          onType={setProperty}
          onEnter={add}
        />
        <ListFoot add={texts.addColumn} disabled={disabled} onAdd={add} />
      </div>
      {why ? (
        <p role="alert" className="gezi-fd-wrong">
          {why}
        </p>
      ) : null}
    </fieldset>
  );
}

/** Columns as saved, a JSON text or a list; nothing when they cannot be read. */
function readColumns(value: Json | undefined): readonly Json[] | undefined {
  if (value === undefined || value === null || value === '') return [];
  const read = typeof value === 'string' ? parseText(value) : { ok: true as const, value };
  return read.ok && Array.isArray(read.value) ? (read.value as readonly Json[]) : undefined;
}

const widthOf = (text: string): Json => (/^\d+$/.test(text) ? Number(text) : text);
