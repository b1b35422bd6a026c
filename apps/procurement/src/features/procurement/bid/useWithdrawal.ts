import { useClient } from '@gezi/client';
import { withdrawBid, type BidDraft } from '@gezi/domain';
import { useMutation } from '@tanstack/react-query';
import { App } from 'antd';
import { useTexts } from './texts';

/** Withdraws a bid after a question. */
export function useWithdrawal(bid: BidDraft, onDone: (bid: BidDraft) => void): () => void {
  const texts = useTexts();
  const client = useClient();
  const { message, modal } = App.useApp();
  const { mutateAsync } = useMutation({
    mutationFn: () => client.call(withdrawBid, { id: bid.id }),
    onSuccess: (next) => {
      void message.success(texts.withdrawn);
      onDone({ ...bid, ...next });
    },
  });
  return () =>
    void modal.confirm({
      title: texts.withdrawConfirm,
      content: texts.withdrawHint,
      okText: texts.withdraw,
      cancelText: texts.cancel,
      okButtonProps: { danger: true },
      // Failures are reported like those of every call.
      onOk: () => mutateAsync().catch(() => undefined),
    });
}
