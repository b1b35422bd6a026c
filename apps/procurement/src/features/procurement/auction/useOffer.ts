import { ApiError, describeFailure, randomId, useClient } from '@gezi/client';
import { makeAuctionOffer, MONEY_DECIMALS, type AuctionRoom } from '@gezi/domain';
import type { GridApi } from '@gezi/editable-grid';
import { formatNumber, useLocale } from '@gezi/ui';
import { App } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useCellRefusals } from '../../../documents/useCellRefusals';
import { dropFrom, LARGE_DROP, lowered, offerRows, totalOf, type OfferRow } from './core/offerPrices';
import { useTexts } from './texts';

/** The offer that a supplier writes. Prices start with those of its latest offer. */
export function useOffer(room: AuctionRoom, onOffered: (room: AuctionRoom) => void) {
  const texts = useTexts();
  const client = useClient();
  const locale = useLocale();
  const { message, modal } = App.useApp();
  const { id, lines, myPrice, bestPrice, minStep } = room;
  const rows = useMemo(() => offerRows(lines), [lines]);
  const grid = useRef<GridApi<OfferRow>>(null);
  const sent = useRef<readonly OfferRow[]>([]);
  const [written, setWritten] = useState<{ of: readonly OfferRow[]; rows: readonly OfferRow[] }>();
  const [isSending, setSending] = useState(false);
  // Kept while it is unknown whether the server took the offer, so that a repeated one counts once.
  const attempt = useRef<{ key: string; prices: string }>(undefined);
  const { refusals, refuse, clear } = useCellRefusals({ grid, sent, titleOf: () => texts.price });
  const current = written?.of === rows ? written.rows : rows;
  const total = totalOf(current);

  return {
    grid,
    rows,
    refusals,
    total,
    hint: hintOf(),
    isSending,
    takeRows: () => setWritten({ of: rows, rows: grid.current?.getRows() ?? rows }),
    lower,
    submit,
  };

  function hintOf(): string | undefined {
    if (total === undefined || myPrice === null) return undefined;
    const drop = myPrice - Number(total);
    if (drop <= 0) return texts.mustBeLower;
    return minStep !== null && drop < minStep
      ? texts.belowStep(formatNumber(minStep))
      : texts.lowerBy(formatNumber(drop, MONEY_DECIMALS));
  }

  /** Enters prices that lower the total by the minimum step. */
  function lower() {
    const prices = lowered(rows, minStep ?? 0);
    if (!prices) return void message.warning(texts.cannotLower);
    for (const [rowId, price] of Object.entries(prices)) grid.current?.setValue(rowId, 'price', price);
  }

  async function submit(): Promise<void> {
    clear();
    const collected = await grid.current?.collect();
    if (!collected?.ok) return;
    const offered = totalOf(collected.rows);
    const former = myPrice ?? bestPrice;
    if (offered === undefined) return;
    const drop = former === null ? 0 : dropFrom(former, offered);
    if (drop > LARGE_DROP && !(await confirmDrop(offered, drop))) return;
    await send(collected.rows);
  }

  function confirmDrop(offered: string, drop: number) {
    return modal.confirm({
      title: texts.largeDrop(formatNumber(drop * 100, 1)),
      content: texts.largeDropHint(formatNumber(offered, MONEY_DECIMALS)),
      okText: texts.makeOffer,
      cancelText: texts.check,
      autoFocusButton: 'cancel',
    });
  }

  async function send(offered: readonly OfferRow[]): Promise<void> {
    const details = offered.map(({ id: detailId, price }) => ({ detailId, price }));
    const prices = JSON.stringify(details);
    if (attempt.current?.prices !== prices) attempt.current = { key: randomId(), prices };
    sent.current = offered;
    setSending(true);
    try {
      const input = { purchaseInfoId: id, details, clientNo: attempt.current.key };
      const changed = await client.call(makeAuctionOffer, input, { silent: true });
      attempt.current = undefined;
      void message.success(texts.offered);
      onOffered(changed);
    } catch (error) {
      showFailure(error);
    } finally {
      setSending(false);
    }
  }

  function showFailure(error: unknown) {
    const place = error instanceof ApiError ? /^details\/(\d+)\/price$/.exec(error.field ?? '')?.[1] : undefined;
    const row = place === undefined ? undefined : sent.current[Number(place)];
    const reason = describeFailure(error, { locale }).message;
    if (row) refuse(row, 'price', reason);
    else void message.error(reason);
  }
}
