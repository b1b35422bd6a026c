import { useClient } from '@gezi/client';
import { saveBid, submitBid, SupplierConfirmation, type BidDraft, type BidIn } from '@gezi/domain';
import { useMemo, useRef } from 'react';
import { useDocumentForm, type DocumentValues, type LineEntry } from '../../../documents/useDocumentForm';
import { draftFor } from '../../../forms/core/draft';
import {
  answersFrom,
  answerValuesOf,
  confirmationFrom,
  divergesOf,
  fieldOfMember,
  type ConfirmationValues,
} from './core/answers';
import { entryOf, lineFrom, withEntries, type QuoteEntry, type QuoteRow } from './core/bidLines';
import { useTexts } from './texts';
import { useLineTitles } from './useLineTitles';

/** Form values of a bid. The answers to conditions have fields of their own, see `responseField`. */
export interface BidValues extends DocumentValues<QuoteEntry>, ConfirmationValues {
  linkman: string;
  mobile: string;
  priceFileName: string;
}

interface BidFormOptions {
  /** Called with the stored bid after a save or a submission. */
  onStored: (bid: BidDraft) => void;
  onLinesRefused: () => void;
}

/** Input schemas of the fields. */
const SCHEMA = [saveBid.input, SupplierConfirmation];

/** The form of a supplier's bid. */
export function useBidForm(bid: BidDraft, { onStored, onLinesRefused }: BidFormOptions) {
  const texts = useTexts();
  const titleOf = useLineTitles();
  const client = useClient();
  const { purchaseInfo: project, supplierPriceDetailVOS: quoted } = bid;
  const diverges = divergesOf(bid);
  /** The endpoint of the next request: a submitted bid is replaced, not saved. */
  const endpoint = useRef(saveBid);
  const submitted = useRef<BidDraft>(undefined);
  const lines = useMemo<LineEntry<QuoteRow, QuoteEntry>>(
    () => ({
      member: 'supplierPriceDetailVOS',
      rowsOf: (entries) => withEntries(quoted ?? [], entries),
      entriesOf: (rows) => rows.map(entryOf),
      titleOf,
    }),
    [quoted, titleOf],
  );

  async function send(values: BidValues, rows: readonly QuoteRow[], stored: BidDraft = bid): Promise<BidDraft> {
    const body: BidIn = {
      purchaseInfoId: project.id,
      updateTime: stored.updateTime,
      linkman: values.linkman,
      mobile: values.mobile,
      priceFileName: values.priceFileName,
      supplierConfirmation: confirmationFrom(values),
      supplierPriceDetailVOS: rows.map(lineFrom),
      supplierTenderingDiverges: answersFrom(diverges, values),
    };
    const next = { ...stored, ...(await client.call(endpoint.current, body, { silent: true })) };
    if (endpoint.current === submitBid) submitted.current = next;
    return next;
  }

  const form = useDocumentForm<BidValues, QuoteRow, QuoteEntry, BidDraft>({
    doc: bid,
    schema: SCHEMA,
    initial: valuesOf(bid),
    draft: draftFor('bid', { id: project.id, updateTime: bid.updateTime }),
    fieldOf: (member) => fieldOfMember(diverges, member),
    lines,
    valuesOf,
    save: send,
    onStored,
    onLinesRefused,
  });

  return {
    ...form,
    diverges,
    save: () => {
      endpoint.current = saveBid;
      form.save();
    },
    submit: () => {
      endpoint.current = submitBid;
      submitted.current = undefined;
      form.act(async () => submitted.current ?? submitStored(), texts.submitted);
    },
  };

  /** Submits a bid without unsaved input. */
  async function submitStored(): Promise<BidDraft> {
    return { ...bid, ...(await client.call(submitBid, { purchaseInfoId: project.id }, { silent: true })) };
  }
}
export type BidForm = ReturnType<typeof useBidForm>;

const valuesOf = (bid: BidDraft): BidValues => ({
  linkman: bid.linkman ?? '',
  mobile: bid.mobile ?? '',
  priceFileName: bid.priceFileName ?? '',
  ...answerValuesOf(bid),
  lines: (bid.supplierPriceDetailVOS ?? []).map(entryOf),
});
