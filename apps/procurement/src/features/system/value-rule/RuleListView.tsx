import { useClient, usePermission, type CallTarget } from '@gezi/client';
import { checkDuplicate } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { AddButton } from '../../../crud/AddButton';
import { draftFor } from '../../../crud/core/draft';
import type { ListState } from '../../../crud/core/listState';
import { queryFieldsOf } from '../../../crud/core/queryFieldsOf';
import type { Entry, EntryValues } from '../../../crud/Entry';
import { EntryDialog } from '../../../crud/EntryDialog';
import { ExportButton } from '../../../crud/ExportButton';
import { ImportRowsButton } from '../../../crud/ImportRowsButton';
import { keptCalls } from '../../../crud/keptCalls';
import { ListView } from '../../../crud/ListView';
import type { PageOf } from '../../../crud/pageQuery';
import { removeByIds } from '../../../crud/removeByIds';
import { renew } from '../../../crud/renew';
import type { SearchField } from '../../../crud/SearchField';
import { useAskedRemoval } from '../../../crud/useAskedRemoval';
import { useRowRemoval } from '../../../crud/useRowRemoval';
import { RuleRowActions, type RuleAction } from './RuleRowActions';
import { useTexts } from './texts';

/** What rules of both kinds have. */
interface Rule {
  id: string;
  ruleName: string;
  ruleCode: string;
  updateTime: string | null;
}

interface RuleCalls<Input, Row extends object> {
  /** e.g. `system:checkRule`. */
  resource: string;
  tableName: string;
  list: CallTarget<Input, PageOf<Row>>;
  add: CallTarget<unknown, unknown>;
  edit: CallTarget<unknown, unknown>;
  delete: CallTarget<{ id: string }, unknown>;
  deleteSeveral: CallTarget<{ ids: string }, null>;
  import: { path: string };
  export: { path: string };
}

interface RuleListViewProps<Input, Row extends object> {
  /** A constant. */
  calls: RuleCalls<Input, Row>;
  title: string;
  /** Accessible name of the grid. */
  label: string;
  /** Names the columns as the person has set them. */
  settings: string;
  /** Beside name and code. */
  fields?: readonly SearchField[];
  input: (state: ListState) => Input;
  /** Between name and code and the time of the last change. */
  columns: readonly GridColumn<Row>[];
  dialog: {
    width?: number;
    add: string;
    edit: string;
    /** Below name and code. */
    entries: readonly Entry[];
    /** What stands in the fields of a new rule. */
    fresh: EntryValues;
    valuesOf: (rule: Row) => EntryValues;
  };
  tryOut: (rule: Row, onClose: () => void) => ReactNode;
}

type Opened<Row> = { what: 'add' } | { what: Exclude<RuleAction, 'remove'>; rule: Row };

/** A list of rules of one kind, to be kept and tried out on the spot. */
export function RuleListView<Input, Row extends Rule>(props: RuleListViewProps<Input, Row>) {
  const { calls, title, label, settings, fields = NO_FIELDS, input, columns, dialog, tryOut } = props;
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const mayAdd = usePermission(`${calls.resource}:add`);
  const mayDelete = usePermission(`${calls.resource}:delete`);
  const mayImport = usePermission(`${calls.resource}:import`);
  const mayExport = usePermission(`${calls.resource}:export`);
  const [opened, setOpened] = useState<Opened<Row>>();
  const { save, remove } = useMemo(
    () => keptCalls(client, calls, () => renew(queries, calls.list)),
    [client, queries, calls],
  );
  const removeRule = useAskedRemoval(remove, texts.removed);
  const { batchActions } = useRowRemoval<Row>({
    may: mayDelete,
    removal: removeByIds(client, calls.deleteSeveral, () => renew(queries, calls.list)),
    removed: texts.removed,
  });
  const act = useCallback(
    (action: RuleAction, rule: Row) => {
      if (action !== 'remove') return setOpened({ what: action, rule });
      removeRule(rule.id, texts.removeConfirm(rule.ruleName));
    },
    [removeRule, texts],
  );
  const shown = useMemo<GridColumn<Row>[]>(
    () => [
      { key: 'ruleName', title: texts.ruleName, width: 200, isOrder: true },
      { key: 'ruleCode', title: texts.ruleCode, width: 200, isOrder: true },
      ...columns,
      {
        key: 'updateTime',
        title: texts.updateTime,
        width: 165,
        isOrder: true,
        render: ({ updateTime }) => formatDateTime(updateTime),
      },
      {
        key: 'actions',
        type: 'slot',
        title: texts.actions,
        width: 170,
        pin: 'end',
        render: (rule) => (
          <RuleRowActions resource={calls.resource} name={rule.ruleName} onAct={(action) => act(action, rule)} />
        ),
      },
    ],
    [texts, columns, calls, act],
  );
  const conditions = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'ruleName', label: texts.ruleName },
      { kind: 'text', name: 'ruleCode', label: texts.ruleCode },
      ...fields,
    ],
    [texts, fields],
  );
  const queryFields = useMemo(() => queryFieldsOf(conditions, { updateTime: texts.updateTime }), [conditions, texts]);
  const edited = opened?.what === 'edit' ? opened.rule : undefined;
  const close = () => setOpened(undefined);

  return (
    <>
      <ListView
        title={title}
        label={label}
        actions={(asked) => (
          <>
            {mayAdd && <AddButton label={texts.add} onClick={() => setOpened({ what: 'add' })} />}
            {mayImport && <ImportRowsButton endpoint={calls.import} renews={[calls.list.path]} />}
            {mayExport && <ExportButton endpoint={calls.export} asked={asked as object} fileName={title} />}
          </>
        )}
        fields={conditions}
        endpoint={calls.list}
        input={input}
        columns={shown}
        queryFields={queryFields}
        batchActions={batchActions}
        settings={settings}
      />
      {(opened?.what === 'add' || edited) && (
        <EntryDialog
          {...(dialog.width !== undefined && { width: dialog.width })}
          title={edited ? dialog.edit : dialog.add}
          fields={[
            { kind: 'text', name: 'ruleName', label: texts.ruleName, required: true },
            {
              kind: 'text',
              name: 'ruleCode',
              label: texts.ruleCode,
              required: true,
              hint: texts.ruleCodeHint,
              checkKey: edited?.id ?? calls.tableName,
              check: (fieldVal, signal) =>
                client.call(
                  checkDuplicate,
                  {
                    tableName: calls.tableName,
                    fieldName: 'rule_code',
                    fieldVal,
                    ...(edited && { dataId: edited.id }),
                  },
                  { signal, silent: true },
                ),
            },
            ...dialog.entries,
          ]}
          draft={draftFor(settings, edited)}
          initial={edited ? dialog.valuesOf(edited) : dialog.fresh}
          onSave={(values) => save({ ...values, ...(edited && { id: edited.id, updateTime: edited.updateTime }) })}
          onClose={close}
        />
      )}
      {opened?.what === 'tryOut' && tryOut(opened.rule, close)}
    </>
  );
}

const NO_FIELDS: SearchField[] = [];
