import { useClient, usePermission, type CallTarget } from '@gezi/client';
import { auditLifecycle, isAuditOpen } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Skeleton } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { AreaField } from '../forms/fields/AreaField';
import { RecordDialogFrame } from '../forms/RecordDialog';
import { useRecordForm } from '../forms/useRecordForm';
import type { Decision } from './Decision';
import { useTexts } from './texts';

/** Subject to the state of the registration. */
const DECISIONS: readonly Decision[] = ['void', 'reject', 'approve'];

/** Opinions are sent trimmed. */
interface AuditCalls<Registered> {
  reject: CallTarget<{ id: string; opinion: string }, unknown>;
  /** Absent: the record cannot become void. */
  void?: CallTarget<{ id: string; opinion: string }, unknown>;
  approve: CallTarget<{ id: string; opinion?: string | null | undefined }, unknown>;
  view: CallTarget<{ id: string }, Registered>;
  /** Its queries are invalidated too. */
  list: { path: string };
}

interface AuditDialogProps<Registered extends { auditStatus: string }> {
  title: string;
  calls: AuditCalls<Registered>;
  id: string;
  /** Permission required to decide; other users have read-only access. */
  permission: string;
  /** Sent with an approval. */
  approval?: object;
  onClose: () => void;
  /** The submitted registration. */
  children: (registered: Registered) => ReactNode;
  /** Shown above the opinion. */
  extra?: ReactNode;
}

/** A registration with its current state, and the decision form if one is pending. */
export function AuditDialog<Registered extends { auditStatus: string }>(props: AuditDialogProps<Registered>) {
  const { title, calls, id, permission, approval, onClose, children, extra } = props;
  const texts = useTexts();
  const language = useLocale();
  const client = useClient();
  const mayAudit = usePermission(permission);
  const queries = useQueryClient();
  const { modal } = App.useApp();
  const { data, error } = useQuery({
    queryKey: [calls.view.path, id],
    queryFn: ({ signal }) => client.call(calls.view, { id }, { signal, silent: true }),
    retry: false,
    gcTime: 0,
  });
  const open = DECISIONS.filter(
    (what) => calls[what] !== undefined && mayAudit && data !== undefined && isAuditOpen(what, data.auditStatus),
  );

  const decision = useRef<Decision>('approve');
  const [decided, setDecided] = useState<Decision>();
  const record = useRecordForm({
    initial: { opinion: '' },
    draft: { name: `audit.${calls.view.path}.${id}` },
    rules: ({ opinion }) =>
      decision.current !== 'approve' && !opinion ? { opinion: texts.opinionMissing } : undefined,
    save: async ({ opinion }) => {
      const what = decision.current;
      await (what === 'approve'
        ? client.call(calls.approve, { id, opinion: opinion || null, ...approval }, { silent: true })
        : client.call(calls[what]!, { id, opinion }, { silent: true }));
      return what;
    },
    saved: (what) => texts.done[what],
    onSaved: () => {
      void queries.invalidateQueries({ queryKey: [calls.list.path] });
      onClose();
    },
  });

  async function choose(what: Decision) {
    decision.current = what;
    setDecided(what);
    if (what !== 'void') return record.submit();
    // Irreversible, so it asks for confirmation.
    if (await record.form.trigger(undefined, { shouldFocus: true }))
      modal.confirm({ title: texts.voidConfirm, onOk: () => record.submit() });
  }

  return (
    <RecordDialogFrame
      record={record}
      width={860}
      title={title}
      onClose={onClose}
      buttons={[
        <Button key="close" onClick={() => record.leave(onClose)}>
          {texts.close}
        </Button>,
        ...open.map((what) => (
          <Button
            key={what}
            type={what === 'approve' ? 'primary' : 'default'}
            danger={what === 'void'}
            loading={record.isSaving && decided === what}
            disabled={record.isSaving}
            onClick={() => void choose(what)}
          >
            {auditLifecycle.actions[what].label[language]}
          </Button>
        )),
      ]}
    >
      {error && <Alert type="error" showIcon title={error.message} />}
      {data === undefined && !error && <Skeleton active />}
      {data !== undefined && children(data)}
      {open.length > 0 && (
        <div className="gezi-register-decision">
          {extra}
          <AreaField name="opinion" label={texts.opinion} lines={[3, 8]} maxLength={2000} showCount />
        </div>
      )}
    </RecordDialogFrame>
  );
}
