import { useClient, usePermission } from '@gezi/client';
import {
  bidLifecycle,
  compareBids,
  invalidateBid,
  listBidsOfProject,
  shortlistBids,
  type SupplierBid,
} from '@gezi/domain';
import type { RowAction } from '@gezi/editable-grid';
import { useLocale } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState, type ReactNode } from 'react';
import { invalidate } from '../../../../crud/invalidate';
import { ActionDialog } from '../../../../documents/ActionDialog';
import { useDocumentCall } from '../../../../documents/useDocumentCall';
import { projectKind } from '../projectKind';
import { useTexts } from './texts';

/** Evaluation of bids: the short list, and bids that are invalid. @param projectId prefix of drafts */
export function useBidActions(projectId: string): { actions: RowAction<SupplierBid>[]; dialog: ReactNode } {
  const texts = useTexts();
  const language = useLocale();
  const client = useClient();
  const change = useDocumentCall(projectKind);
  const queries = useQueryClient();
  const { message } = App.useApp();
  const mayEvaluate = usePermission('purchase:purchaseInfo:award');
  const [invalidated, setInvalidated] = useState<SupplierBid>();
  const offers = (name: string) => (bid: SupplierBid) => mayEvaluate && (bid.actions ?? []).includes(name);
  const refresh = () => invalidate(queries, listBidsOfProject, compareBids);

  async function list({ id }: SupplierBid, flag: '0' | '1') {
    await change(() => client.call(shortlistBids, { ids: [id], flag }));
    void message.success(flag === '1' ? texts.shortlisted : texts.unlisted);
    await refresh();
  }

  const { label } = bidLifecycle.actions.invalidate;
  return {
    actions: [
      { key: 'shortlist', label: texts.shortlist, visible: offers('shortlist'), onClick: (bid) => list(bid, '1') },
      { key: 'unlist', label: texts.unlist, visible: offers('unlist'), onClick: (bid) => list(bid, '0') },
      {
        key: 'invalidate',
        label: label[language],
        danger: true,
        inMenu: true,
        visible: offers('invalidate'),
        onClick: setInvalidated,
      },
    ],
    dialog: invalidated && (
      <ActionDialog
        action={{ name: 'invalidate', label: label[language] }}
        words={{ member: 'reason', isOptional: false }}
        draft={{ name: `bid.invalidate.${projectId}.${invalidated.id}` }}
        save={({ reason }) =>
          change(() => client.call(invalidateBid, { id: invalidated.id, reason }, { silent: true }))
        }
        onSaved={() => void refresh()}
        onClose={() => setInvalidated(undefined)}
      />
    ),
  };
}
