import { useClient, usePermission, useSession } from '@gezi/client';
import {
  exportInvites,
  inviteFields,
  listInvites,
  remindInvites,
  sourcePagePath,
  type ListField,
  type PurchaseInvite,
} from '@gezi/domain';
import type { BatchAction } from '@gezi/editable-grid';
import { TeamOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { ProjectStatusTag } from '../shared/ProjectStatusTag';
import { projectPath } from '../shared/projectPath';
import { InviteDialog } from './InviteDialog';
import { useTexts } from './texts';
import { useInviteAnswers, type InviteAnswers } from './useInviteAnswers';

const ENDPOINTS = { list: listInvites, export: exportInvites };
const OF_SUPPLIERS: readonly string[] = ['supplierName', 'linkman', 'mobile'];
/** The fields without those that are the same for all invitations of a supplier. */
const ownFields: readonly ListField[] = inviteFields.filter(({ key }) => !OF_SUPPLIERS.includes(key));
/** Columns of cards, the most important ones first. */
const CARD_KEYS = ['supplierName', 'status', 'proName', 'proNo', 'linkman', 'mobile', 'sendTime', 'replyTime'];
const OWN_CARD_KEYS = ['proName', 'status', 'proNo', 'projectStatus', 'sendTime', 'replyTime'];
const FACES = {
  projectStatus: ({ projectStatus: status, projectStatus_dictText: text }: PurchaseInvite) => (
    <ProjectStatusTag project={{ status, status_dictText: text }} />
  ),
};

/** `/procurement/invite`: invitations to projects; a supplier answers its own ones. */
export function InviteListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const isSupplier = Boolean(useSession().user?.supplierId);
  const mayAdd = usePermission('procurement:invite:add');
  const [isInviting, setInviting] = useState(false);
  const answers = useInviteAnswers();
  const remind = useRemind();
  const open = useCallback(
    ({ purchaseInfoId: id }: PurchaseInvite) => void navigate(isSupplier ? sourcePagePath(id) : projectPath(id)),
    [navigate, isSupplier],
  );
  const batchActions = useMemo<BatchAction<PurchaseInvite>[]>(
    () => [{ key: 'remind', label: texts.remind, confirm: texts.remindSeveral, onClick: (rows) => void remind(rows) }],
    [texts, remind],
  );
  const isSending = mayAdd && !isSupplier;
  return (
    <>
      <ListPage
        fields={isSupplier ? ownFields : inviteFields}
        endpoints={ENDPOINTS}
        permission="procurement:invite"
        texts={{
          title: texts.invites,
          listLabel: texts.inviteList,
          description: isSupplier ? texts.invitesOfSupplier : texts.invitesOfPurchaser,
        }}
        nameOf={isSupplier ? nameOfProject : nameOfSupplier}
        cardColumns={isSupplier ? OWN_CARD_KEYS : CARD_KEYS}
        settings={isSupplier ? 'own-invitations' : 'invitations'}
        faces={FACES}
        rowActions={useInviteRowActions(answers, remind, open)}
        {...(isSending && {
          batchActions,
          toolbar: (
            <Button type="primary" icon={<TeamOutlined aria-hidden />} onClick={() => setInviting(true)}>
              {texts.invite}
            </Button>
          ),
        })}
        onRowActivate={open}
      />
      {answers.dialog}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}

const nameOfProject = ({ proName }: PurchaseInvite) => proName;
const nameOfSupplier = ({ supplierName }: PurchaseInvite) => supplierName;
const isOpen = (action: string) => (invite: PurchaseInvite) => invite.actions.includes(action);

/** Reminds the suppliers that have not answered; the others are left out. */
function useRemind() {
  const texts = useTexts();
  const client = useClient();
  const { message } = App.useApp();
  return useCallback(
    async (rows: readonly PurchaseInvite[]) => {
      const ids = rows.filter(isOpen('remind')).map(({ id }) => id);
      if (ids.length === 0) return void message.info(texts.remindNone);
      await client.call(remindInvites, { ids });
      void message.success(texts.reminded(ids.length));
    },
    [client, message, texts],
  );
}

function useInviteRowActions(
  { accept, decline }: InviteAnswers,
  remind: (rows: readonly PurchaseInvite[]) => Promise<void>,
  open: (invite: PurchaseInvite) => void,
): ListAction<PurchaseInvite>[] {
  const texts = useTexts();
  const mayReply = usePermission('procurement:invite:reply');
  const mayAdd = usePermission('procurement:invite:add');
  return useMemo(
    () => [
      { key: 'view', label: texts.view, onClick: open },
      {
        key: 'accept',
        label: texts.acceptShort,
        visible: (invite) => mayReply && isOpen('accept')(invite),
        confirm: ({ proName }) => texts.acceptConfirm(proName),
        onClick: ({ id }) => accept(id),
      },
      {
        key: 'decline',
        label: texts.declineShort,
        danger: true,
        visible: (invite) => mayReply && isOpen('decline')(invite),
        onClick: ({ id }) => decline(id),
      },
      {
        key: 'remind',
        label: texts.remind,
        visible: (invite) => mayAdd && isOpen('remind')(invite),
        confirm: ({ supplierName }) => texts.remindConfirm(supplierName),
        onClick: (invite) => remind([invite]),
      },
    ],
    [texts, mayReply, mayAdd, accept, decline, remind, open],
  );
}
