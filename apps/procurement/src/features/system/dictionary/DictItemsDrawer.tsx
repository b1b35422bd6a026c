import { useClient, useClientKit, usePermission } from '@gezi/client';
import {
  addDictItem,
  checkDictItem,
  deleteDictItem,
  editDictItem,
  listDictItems,
  type SysDict,
  type SysDictItem,
} from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Drawer, Tag } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { ListGrid } from '../../../crud/ListGrid';
import { AddButton } from '../../../crud/AddButton';
import { pageQuery } from '../../../crud/pageQuery';
import { invalidate } from '../../../crud/invalidate';
import { saveRecord } from '../../../crud/saveRecord';
import { useRemoval } from '../../../crud/useRemoval';
import { usePageState } from '../../../crud/usePageState';
import { draftFor } from '../../../forms/core/draft';
import type { Entry, EntryValues } from '../../../forms/Entry';
import { EntryDialog } from '../../../forms/EntryDialog';
import { useLocalName } from '../../../crud/useLocalName';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';

const SHOWN = 20;
type Opened = { item?: SysDictItem };

/** Items of a dictionary: add, edit, sort, colour and disable. */
export function DictItemsDrawer({ dict, onClose }: { dict: SysDict; onClose: () => void }) {
  const texts = useTexts();
  const localName = useLocalName();
  const nameOf = useCallback(({ itemText, itemTextEn }: SysDictItem) => localName(itemText, itemTextEn), [localName]);
  const client = useClient();
  const { dictionaries } = useClientKit();
  const queries = useQueryClient();
  const mayEdit = usePermission('system:dict:edit');
  const [pageNo, setPageNo] = useState(1);
  const [opened, setOpened] = useState<Opened>();
  const items = useQuery({
    ...pageQuery(client, listDictItems, { dictId: dict.id, pageNo, pageSize: SHOWN }),
    placeholderData: keepPreviousData,
  });
  const { remove } = useRemoval<SysDictItem>({
    call: removeItem,
    invalidates: [listDictItems],
  });
  const columns = useMemo(() => itemColumns(texts, nameOf), [texts, nameOf]);
  const rowActions = useMemo(
    () =>
      mayEdit
        ? [
            { key: 'edit', label: texts.edit, onClick: (item: SysDictItem) => setOpened({ item }) },
            {
              key: 'remove',
              label: texts.remove,
              danger: true,
              onClick: (item: SysDictItem) => remove([item], texts.removeItemConfirm(nameOf(item))),
            },
          ]
        : [],
    [texts, nameOf, mayEdit, remove],
  );

  // This browser shows the new items immediately, others after their cache expires.
  async function removeItem([id = '']: readonly string[]) {
    await client.call(deleteDictItem, { id });
    await dictionaries.refresh();
  }
  async function save(values: EntryValues & { id?: string }) {
    await saveRecord(client, { add: addDictItem, edit: editDictItem }, values);
    await invalidate(queries, listDictItems);
    await dictionaries.refresh();
  }
  const edited = opened?.item;
  const entries = useMemo<Entry[]>(
    () => [
      { kind: 'text', name: 'itemText', label: texts.itemText },
      { kind: 'text', name: 'itemTextEn', label: texts.englishName },
      {
        kind: 'text',
        name: 'itemValue',
        label: texts.itemValue,
        check: (itemValue, signal) =>
          client.call(
            checkDictItem,
            { dictId: dict.id, itemValue, ...(edited && { id: edited.id }) },
            { signal, silent: true },
          ),
      },
      { kind: 'color', name: 'itemColor', label: texts.color },
      { kind: 'number', name: 'sortOrder', label: texts.sortOrder },
      {
        kind: 'switch',
        name: 'status',
        label: texts.status,
        options: [
          { value: 1, label: texts.inUse },
          { value: 0, label: texts.outOfUse },
        ],
      },
      { kind: 'area', name: 'description', label: texts.descriptionLabel },
    ],
    [texts, client, dict.id, edited],
  );
  const total = items.data?.total ?? 0;

  return (
    <Drawer
      open
      size={760}
      title={texts.itemsTitle(localName(dict.dictName, dict.dictNameEn))}
      extra={mayEdit && <AddButton label={texts.add} onClick={() => setOpened({})} />}
      onClose={onClose}
    >
      <ListGrid
        label={texts.itemsLabel}
        columns={columns}
        rowActions={rowActions}
        rowName={nameOf}
        {...usePageState(items)}
        maxHeight={Infinity}
        pagination={{
          page: pageNo,
          pageSize: SHOWN,
          total,
          pageSizeOptions: [SHOWN],
          onChange: (page) => setPageNo(page),
        }}
      />
      {opened && (
        <EntryDialog
          title={edited ? texts.editItem : texts.addItem}
          fields={entries}
          schema={addDictItem.input}
          draft={edited ? draftFor('dict-item', edited) : draftFor(`dict-item.${dict.id}`)}
          initial={edited ? valuesOf(edited) : { itemText: '', itemValue: '', sortOrder: total + 1, status: 1 }}
          save={(values) =>
            save(edited ? { ...values, id: edited.id, updateTime: edited.updateTime } : { ...values, dictId: dict.id })
          }
          onClose={() => setOpened(undefined)}
        />
      )}
    </Drawer>
  );
}

const valuesOf = ({ itemText, itemTextEn, itemValue, itemColor, sortOrder, status, description }: SysDictItem) => ({
  itemText,
  itemTextEn,
  itemValue,
  itemColor,
  sortOrder,
  status,
  description,
});

const itemColumns = (texts: Texts, nameOf: (item: SysDictItem) => string): GridColumn<SysDictItem>[] => [
  { key: 'itemText', title: texts.itemText, render: nameOf },
  { key: 'itemValue', title: texts.itemValue, width: 130 },
  {
    key: 'itemColor',
    title: texts.color,
    width: 110,
    render: ({ itemColor }) => (itemColor ? <Tag color={itemColor}>{itemColor}</Tag> : texts.noColor),
  },
  { key: 'sortOrder', title: texts.sortOrder, width: 70 },
  {
    key: 'status',
    title: texts.status,
    width: 90,
    render: ({ status }) => (status === 1 ? <Tag color="success">{texts.inUse}</Tag> : <Tag>{texts.outOfUse}</Tag>),
  },
];
