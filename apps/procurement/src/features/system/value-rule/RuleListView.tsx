import { useClient, type CallTarget } from '@gezi/client';
import type { InputSchema, ListField } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { ListPage, type ListAction, type ListEndpoints, type OpenForm } from '../../../crud/ListPage';
import { invalidate } from '../../../crud/invalidate';
import { saveRecord } from '../../../crud/saveRecord';
import { draftFor } from '../../../forms/core/draft';
import type { Entry, EntryValues } from '../../../forms/Entry';
import { EntryDialog } from '../../../forms/EntryDialog';
import { useDuplicateCheck } from '../../../forms/useDuplicateCheck';
import { useTexts } from './texts';

/** Members that both kinds of rule share. */
interface Rule {
  id: string;
  ruleName: string;
  ruleCode: string;
  updateTime: string | null;
}

interface RuleCalls<Row> extends ListEndpoints<Row> {
  add: CallTarget<unknown, unknown> & { input: InputSchema };
  edit: CallTarget<unknown, unknown>;
}

interface RuleListViewProps<Row> {
  /** Must be constant. */
  calls: RuleCalls<Row>;
  /** e.g. `system:checkRule`. */
  permission: string;
  tableName: string;
  fields: readonly ListField[];
  title: string;
  /** Accessible name of the grid. */
  label: string;
  /** Name under which the user's column settings are stored. */
  settings: string;
  dialog: {
    width?: number;
    add: string;
    edit: string;
    /** Fields below name and code. */
    entries: readonly Entry[];
    /** Initial values of a new rule. */
    initial: EntryValues;
    valuesOf: (rule: Row) => EntryValues;
  };
  tryOut: (rule: Row, onClose: () => void) => ReactNode;
}

/** List of rules of one kind, with form and test dialog. */
export function RuleListView<Row extends Rule>(props: RuleListViewProps<Row>) {
  const { calls, permission, fields, title, label, settings, tryOut } = props;
  const texts = useTexts();
  const [tried, setTried] = useState<Row>();
  const rowActions = useMemo<ListAction<Row>[]>(
    () => [{ key: 'tryOut', label: texts.tryOut, onClick: setTried }, 'edit', 'remove'],
    [texts],
  );
  return (
    <>
      <ListPage
        fields={fields}
        endpoints={calls}
        permission={permission}
        texts={useMemo(() => ({ ...texts, title, listLabel: label }), [texts, title, label])}
        nameOf={nameOf}
        settings={settings}
        rowActions={rowActions}
        form={(opened) => <RuleForm {...props} {...opened} />}
      />
      {tried && tryOut(tried, () => setTried(undefined))}
    </>
  );
}

function RuleForm<Row extends Rule>(props: RuleListViewProps<Row> & OpenForm<Row>) {
  const { calls, tableName, settings, dialog, row, onClose } = props;
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const isFree = useDuplicateCheck();
  return (
    <EntryDialog
      {...(dialog.width !== undefined && { width: dialog.width })}
      title={row ? dialog.edit : dialog.add}
      fields={[
        { kind: 'text', name: 'ruleName', label: texts.ruleName },
        {
          kind: 'text',
          name: 'ruleCode',
          label: texts.ruleCode,
          hint: texts.ruleCodeHint,
          check: isFree(tableName, 'rule_code', row?.id),
        },
        ...dialog.entries,
      ]}
      schema={calls.add.input}
      draft={draftFor(settings, row)}
      initial={row ? dialog.valuesOf(row) : dialog.initial}
      save={async (values) => {
        await saveRecord(client, calls, { ...values, ...(row && { id: row.id, updateTime: row.updateTime }) });
        await invalidate(queries, calls.list);
      }}
      onClose={onClose}
    />
  );
}

const nameOf = ({ ruleName }: Rule) => ruleName;
