import { useClient, usePermission, type CallTarget } from '@gezi/client';
import { checkDuplicate } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Entry } from '../../crud/Entry';
import { keptCalls } from '../../crud/keptCalls';
import { renew } from '../../crud/renew';
import { useAskedRemoval } from '../../crud/useAskedRemoval';
import type { RuleAction } from './RuleRowActions';
import { useTexts } from './texts';

interface Rule {
  id: string;
  ruleName: string;
}

interface RuleCalls {
  /** e.g. `system:checkRule`. */
  resource: string;
  tableName: string;
  list: { path: string };
  add: CallTarget<unknown, unknown>;
  edit: CallTarget<unknown, unknown>;
  delete: CallTarget<{ id: string }, unknown>;
}

/** What is open above a list of rules. */
export type OpenedRule<Row> = { what: 'add' } | { what: Exclude<RuleAction, 'remove'>; rule: Row };

/** What lists of both kinds of rules share: rights, saving, removing, and the fields every rule has. @param calls a constant */
export function useRuleList<Row extends Rule>(calls: RuleCalls) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const may = {
    add: usePermission(`${calls.resource}:add`),
    import: usePermission(`${calls.resource}:import`),
    export: usePermission(`${calls.resource}:export`),
  };
  const [opened, setOpened] = useState<OpenedRule<Row>>();
  const { save, remove } = useMemo(
    () => keptCalls(client, calls, () => renew(queries, calls.list)),
    [client, queries, calls],
  );
  const removeRule = useAskedRemoval(remove, texts.removed);
  const act = useCallback(
    (action: RuleAction, rule: Row) => {
      if (action !== 'remove') return setOpened({ what: action, rule });
      removeRule(rule.id, texts.removeConfirm(rule.ruleName));
    },
    [removeRule, texts],
  );
  const editedId = opened?.what === 'edit' ? opened.rule.id : undefined;
  const heads: Entry[] = [
    { kind: 'text', name: 'ruleName', label: texts.ruleName, required: true },
    {
      kind: 'text',
      name: 'ruleCode',
      label: texts.ruleCode,
      required: true,
      hint: texts.ruleCodeHint,
      checkKey: editedId ?? calls.tableName,
      check: (fieldVal, signal) =>
        client.call(
          checkDuplicate,
          { tableName: calls.tableName, fieldName: 'rule_code', fieldVal, ...(editedId && { dataId: editedId }) },
          { signal, silent: true },
        ),
    },
  ];
  return { may, opened, open: setOpened, close: () => setOpened(undefined), save, act, heads };
}
