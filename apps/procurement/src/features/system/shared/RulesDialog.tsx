import type { RightNode } from '@gezi/domain';
import { splitList } from '@gezi/advanced-query/core';
import { Dialog } from '@gezi/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, App, Checkbox, Skeleton } from 'antd';
import { useState } from 'react';
import { useTexts } from './texts';
import type { RightsSource } from './RightsSource';

interface RulesDialogProps {
  page: RightNode;
  rules: NonNullable<RightsSource['rules']>;
  /** The page is granted; rules can only be selected then. */
  granted: boolean;
  mayEdit: boolean;
  onClose: () => void;
}

/** Data rules of a page, and which of them apply. */
export function RulesDialog({ page, rules, granted, mayEdit, onClose }: RulesDialogProps) {
  const texts = useTexts();
  const { message } = App.useApp();
  const given = useQuery({
    queryKey: ['rules', page.id],
    queryFn: () => rules.load(page.id),
    gcTime: 0,
    staleTime: Infinity,
  });
  const [changed, setChanged] = useState<string[]>();
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: string) => rules.save(page.id, ids),
  });
  const chosen = changed ?? splitList(given.data?.drChecked ?? '');
  const isLocked = !mayEdit || !granted;

  return (
    <Dialog
      open
      title={texts.rulesOf(page.title)}
      okText={texts.save}
      cancelText={texts.close}
      confirmLoading={isPending}
      okButtonProps={{ disabled: isLocked || !given.data }}
      onCancel={onClose}
      onOk={() =>
        mutate(chosen.join(','), {
          onSuccess: () => {
            void message.success(texts.saved);
            onClose();
          },
        })
      }
    >
      <div className="gezi-access-form">
        <Alert type="info" showIcon title={granted ? texts.rulesHint : texts.rulesNeedGrant} />
        {given.isPending && <Skeleton active />}
        <Checkbox.Group
          className="gezi-access-rules"
          disabled={isLocked}
          value={chosen}
          onChange={(ids) => setChanged(ids)}
          options={(given.data?.datarule ?? []).map((rule) => ({
            value: rule.id,
            label: `${rule.ruleName}（${[rule.ruleColumn, texts.conditions[rule.ruleConditions] ?? rule.ruleConditions, rule.ruleValue].filter(Boolean).join(' ')}）`,
          }))}
        />
      </div>
    </Dialog>
  );
}
