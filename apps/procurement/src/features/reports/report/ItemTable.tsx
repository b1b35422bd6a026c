import { EditableGrid, type GridApi, type GridColumn } from '@gezi/editable-grid';
import { PageCard } from '@gezi/ui';
import { useMemo, type RefObject } from 'react';
import { useNarrow } from '../../../crud/useNarrow';
import type { ItemRow } from './core/itemRows';
import { useTexts, type Texts } from './texts';

interface ItemTableProps {
  /** Initial rows; another array reloads the grid. */
  rows: readonly ItemRow[];
  grid: RefObject<GridApi<ItemRow> | null>;
  onChange: () => void;
}

/** Editable table of the fields of a report; its rows follow from the query. */
export function ItemTable({ rows, grid, onChange }: ItemTableProps) {
  const texts = useTexts();
  const isNarrow = useNarrow();
  const columns = useMemo(() => itemColumns(texts), [texts]);
  return (
    <PageCard title={texts.items} note={texts.itemsNote}>
      <EditableGrid<ItemRow>
        label={texts.items}
        columns={columns}
        rows={rows}
        rowNumber={!isNarrow}
        dragSort
        size="small"
        maxHeight={560}
        emptyText={texts.noItems}
        apiRef={grid}
        onRowsChange={onChange}
      />
    </PageCard>
  );
}

function itemColumns(texts: Texts): GridColumn<ItemRow>[] {
  const toggle = (key: 'isShow' | 'isSearch' | 'isOrder' | 'isTotal', width = 76): GridColumn<ItemRow> => ({
    key,
    title: texts[key],
    type: 'checkbox',
    width,
    customValue: ['1', '0'],
  });
  const options = (choices: Record<string, string>) =>
    Object.entries(choices).map(([value, label]) => ({ value, label }));
  return [
    { key: 'fieldName', title: texts.fieldName, width: 160, pin: 'start' },
    {
      key: 'fieldTxt',
      title: texts.fieldTxt,
      type: 'input',
      width: 160,
      maxLength: 100,
      validateRules: [{ required: true }],
    },
    { key: 'fieldTxtEn', title: texts.fieldTxtEn, type: 'input', width: 160, maxLength: 100 },
    {
      key: 'fieldType',
      title: texts.fieldType,
      width: 110,
      render: ({ fieldType = 'String' }) => texts.fieldTypes[fieldType],
    },
    { key: 'fieldWidth', title: texts.fieldWidth, type: 'inputNumber', width: 90, validateRules: [{ pattern: 'z' }] },
    toggle('isShow'),
    toggle('isSearch', 88),
    {
      key: 'searchMode',
      title: texts.searchMode,
      type: 'select',
      width: 110,
      options: options(texts.searchModes),
      defaultValue: 'single',
    },
    toggle('isOrder'),
    toggle('isTotal'),
    {
      key: 'format',
      title: texts.format,
      type: 'select',
      width: 110,
      options: options(texts.formats),
    },
    { key: 'dictCode', title: texts.dictCode, type: 'input', width: 160, maxLength: 500 },
    {
      key: 'replaceVal',
      title: texts.replaceVal,
      type: 'input',
      width: 180,
      maxLength: 500,
      placeholder: texts.replaceValHint,
    },
    {
      key: 'fieldHref',
      title: texts.fieldHref,
      type: 'input',
      width: 220,
      maxLength: 500,
      placeholder: texts.fieldHrefHint,
    },
    { key: 'groupTitle', title: texts.groupTitle, type: 'input', width: 140, maxLength: 100 },
  ];
}
