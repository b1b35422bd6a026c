import { ApiError, describeFailure, useClient, usePermission, type CallTarget } from '@gezi/client';
import { auditStep } from '@gezi/domain';
import { Dialog, useLocale } from '@gezi/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Input, Skeleton } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import type { Decision } from './Decision';
import { useTexts } from './texts';

/** As far as the state of what was registered allows them. */
const DECISIONS: readonly Decision[] = ['void', 'reject', 'approve'];

/** The opinions come without the blanks around them. */
interface AuditCalls<Registered> extends Record<
  Exclude<Decision, 'approve'>,
  CallTarget<{ id: string; opinion: string }, unknown>
> {
  approve: CallTarget<{ id: string; opinion?: string | null | undefined }, unknown>;
  view: CallTarget<{ id: string }, Registered>;
  /** Tells of it too. */
  list: { path: string };
}

interface AuditDialogProps<Registered extends { auditStatus: string }> {
  title: string;
  calls: AuditCalls<Registered>;
  id: string;
  /** What somebody must hold to decide; others may look. */
  right: string;
  /** Goes with an approval. */
  granted?: object;
  onClose: () => void;
  /** What was handed in. */
  children: (registered: Registered) => ReactNode;
  /** Stands above the opinion. */
  asked?: ReactNode;
}

/** A registration as it stands, and the decision on it where there is one to be made. */
export function AuditDialog<Registered extends { auditStatus: string }>(props: AuditDialogProps<Registered>) {
  const { title, calls, id, right, granted, onClose, children, asked } = props;
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const mayAudit = usePermission(right);
  const queries = useQueryClient();
  const { message, modal } = App.useApp();
  const opinionId = useId();
  const [opinion, setOpinion] = useState('');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<Decision>();
  const { data, error } = useQuery({
    queryKey: [calls.view.path, id],
    queryFn: ({ signal }) => client.call(calls.view, { id }, { signal, silent: true }),
    retry: false,
    gcTime: 0,
  });
  const open = DECISIONS.filter((what) => mayAudit && data !== undefined && auditStep(what, data.auditStatus).ok);

  async function decide(what: Decision, said: string) {
    setBusy(what);
    setFailure(undefined);
    try {
      await (what === 'approve'
        ? client.call(calls.approve, { id, opinion: said || null, ...granted }, { silent: true })
        : client.call(calls[what], { id, opinion: said }, { silent: true }));
      void message.success(texts.done[what]);
      void queries.invalidateQueries({ queryKey: [calls.list.path] });
      onClose();
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      setFailure(describeFailure(refusal, { locale }).message);
    } finally {
      setBusy(undefined);
    }
  }

  function choose(what: Decision) {
    const said = opinion.trim();
    if (what !== 'approve' && !said) setFailure(texts.opinionMissing);
    // For good: asked again.
    else if (what === 'void') modal.confirm({ title: texts.voidConfirm, onOk: () => decide(what, said) });
    else void decide(what, said);
  }

  return (
    <Dialog
      open
      width={860}
      title={title}
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          {texts.close}
        </Button>,
        ...open.map((what) => (
          <Button
            key={what}
            type={what === 'approve' ? 'primary' : 'default'}
            danger={what === 'void'}
            loading={busy === what}
            disabled={busy !== undefined}
            onClick={() => choose(what)}
          >
            {texts.choices[what]}
          </Button>
        )),
      ]}
    >
      {error && <Alert type="error" showIcon title={error.message} />}
      {data === undefined && !error && <Skeleton active />}
      {data !== undefined && children(data)}
      {open.length > 0 && (
        <div className="gezi-register-decision">
          {asked}
          <label htmlFor={opinionId}>{texts.opinion}</label>
          <Input.TextArea
            id={opinionId}
            rows={3}
            maxLength={2000}
            showCount
            value={opinion}
            onChange={({ target }) => setOpinion(target.value)}
          />
          {failure && (
            <p className="gezi-register-failure" role="alert">
              {failure}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}
