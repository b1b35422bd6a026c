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
import { useMemo, useState, type ReactNode } from 'react';
import { ListGrid } from '../../../crud/ListGrid';
import { AddButton } from '../../../crud/AddButton';
import { draftFor } from '../../../crud/core/draft';
import type { Entry } from '../../../crud/Entry';
import { EntryDialog } from '../../../crud/EntryDialog';
import { keptCalls } from '../../../crud/keptCalls';
import { pageQuery } from '../../../crud/pageQuery';
import { renew } from '../../../crud/renew';
import { RowActions } from '../../../crud/RowActions';
import { RowButton } from '../../../crud/RowButton';
import { useAskedRemoval } from '../../../crud/useAskedRemoval';
import { usePageState } from '../../../crud/usePageState';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';

const SHOWN = 20;
const LARGEST_ORDER = 99_999;
type Opened = { item?: SysDictItem };

/** The entries of a dictionary, to be added, changed, ordered, coloured and put out of use. */
export function DictItemsDrawer({ dict, onClose }: { dict: SysDict; onClose: () => void }) {
  const texts = useTexts();
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
  const { save, remove } = useMemo(
    () =>
      keptCalls(client, { add: addDictItem, edit: editDictItem, delete: deleteDictItem }, async () => {
        await renew(queries, listDictItems);
        // This browser shows the new entries at once; the others when their cache has run out.
        await dictionaries.refresh();
      }),
    [client, queries, dictionaries],
  );
  const removeItem = useAskedRemoval(remove, texts.removed);
  const columns = useMemo(
    () =>
      itemColumns(texts, (item) =>
        mayEdit ? (
          <RowActions>
            <RowButton label={texts.edit} of={item.itemText} onClick={() => setOpened({ item })} />
            <RowButton
              label={texts.remove}
              of={item.itemText}
              danger
              onClick={() => removeItem(item.id, texts.removeItemConfirm(item.itemText))}
            />
          </RowActions>
        ) : null,
      ),
    [texts, mayEdit, removeItem],
  );
  const edited = opened?.item;
  const entries = useMemo<Entry[]>(
    () => [
      { kind: 'text', name: 'itemText', label: texts.itemText, required: true },
      {
        kind: 'text',
        name: 'itemValue',
        label: texts.itemValue,
        required: true,
        checkKey: edited?.id ?? dict.id,
        check: (itemValue, signal) =>
          client.call(
            checkDictItem,
            { dictId: dict.id, itemValue, ...(edited && { id: edited.id }) },
            { signal, silent: true },
          ),
      },
      { kind: 'color', name: 'itemColor', label: texts.color },
      { kind: 'number', name: 'sortOrder', label: texts.sortOrder, min: 0, max: LARGEST_ORDER },
      {
        kind: 'switch',
        name: 'status',
        label: texts.status,
        options: [
          { value: 1, label: texts.inUse },
          { value: 0, label: texts.outOfUse },
        ],
      },
      { kind: 'area', name: 'description', label: texts.description },
    ],
    [texts, client, dict.id, edited],
  );
  const total = items.data?.total ?? 0;

  return (
    <Drawer
      open
      size={760}
      title={texts.itemsTitle(dict.dictName)}
      extra={mayEdit && <AddButton label={texts.add} onClick={() => setOpened({})} />}
      onClose={onClose}
    >
      <ListGrid
        label={texts.itemsLabel}
        columns={columns}
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
          draft={edited ? draftFor('dict-item', edited) : draftFor(`dict-item.${dict.id}`)}
          initial={edited ? valuesOf(edited) : { itemText: '', itemValue: '', sortOrder: total + 1, status: 1 }}
          onSave={(values) =>
            save(edited ? { ...values, id: edited.id, updateTime: edited.updateTime } : { ...values, dictId: dict.id })
          }
          onClose={() => setOpened(undefined)}
        />
      )}
    </Drawer>
  );
}

const valuesOf = ({ itemText, itemValue, itemColor, sortOrder, status, description }: SysDictItem) => ({
  itemText,
  itemValue,
  itemColor,
  sortOrder,
  status,
  description,
});

const itemColumns = (texts: Texts, actions: (item: SysDictItem) => ReactNode): GridColumn<SysDictItem>[] => [
  { key: 'itemText', title: texts.itemText },
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
  { key: 'actions', type: 'slot', title: texts.actions, width: 120, pin: 'end', render: actions },
];
