import { useTab } from '@gezi/admin-shell';
import { useClient } from '@gezi/client';
import {
  acceptInvite,
  declineInvite,
  invitationLifecycle,
  listInvites,
  listSources,
  listTodos,
  registerForSource,
} from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { invalidate } from '../../../crud/invalidate';
import { ActionDialog } from '../../../documents/ActionDialog';
import { useTexts } from './texts';

/** Answers of a supplier to an invitation or a project. */
export interface InviteAnswers {
  register: (projectId: string) => Promise<void>;
  accept: (inviteId: string) => Promise<void>;
  /** Asks for the reason first. */
  decline: (inviteId: string) => void;
  dialog: ReactNode;
}

/** Answers of the caller's supplier. @param onAnswered called after an answer is stored; the answer ends after it */
export function useInviteAnswers(onAnswered?: () => Promise<void>): InviteAnswers {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message } = App.useApp();
  // The buttons of the answers disappear.
  const keepFocus = useTab()?.keepFocus;
  const [declining, setDeclining] = useState<string>();

  const answers = useMemo(() => {
    async function finish() {
      keepFocus?.();
      await Promise.all([onAnswered?.(), invalidate(queries, listInvites, listSources, listTodos)]);
    }
    return {
      finish,
      register: async (purchaseInfoId: string) => {
        await client.call(registerForSource, { purchaseInfoId });
        void message.success(texts.registered);
        await finish();
      },
      accept: async (id: string) => {
        await client.call(acceptInvite, { id });
        void message.success(texts.accepted);
        await finish();
      },
      decline: (id: string) => setDeclining(id),
    };
  }, [client, queries, message, texts, keepFocus, onAnswered]);

  const dialog = declining !== undefined && (
    <ActionDialog
      action={{ name: 'decline', label: texts.decline }}
      words={{ member: invitationLifecycle.actions.decline.words!.member, isOptional: false }}
      draft={{ name: `decline-invite.${declining}` }}
      save={({ replyRemark }) =>
        client.call(declineInvite, { id: declining, replyRemark: replyRemark ?? null }, { silent: true })
      }
      onSaved={() => void answers.finish()}
      onClose={() => setDeclining(undefined)}
    />
  );
  const { register, accept, decline } = answers;
  return { register, accept, decline, dialog };
}
