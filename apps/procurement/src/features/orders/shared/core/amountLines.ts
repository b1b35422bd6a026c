import { openToDeliver, type OrderDetail, type ReceiptDetail } from '@gezi/domain';
import { isQuantity, numberOf, type Amount } from '../../../../documents/core/lineRows';

/** The material of a line. */
export interface LineMaterial {
  materialName: string;
  materialCode: string | null;
  /** Absent in receipts, whose lines do not store it. */
  models?: string | null;
}

/** A line of a delivery while it is entered. */
export interface DeliveryEntry extends LineMaterial {
  orderDetailId: string;
  unit: string | null;
  /** Quantity that may be delivered. */
  open: number;
  deliverCount: Amount;
}

/** Quantities of an order that may still be delivered, beside the full ones. */
export const deliveryEntries = (lines: readonly OrderDetail[]): DeliveryEntry[] =>
  lines.flatMap((line) => {
    const open = Number(openToDeliver(line));
    const { id, materialName, materialCode, models, unit } = line;
    return open > 0 ? [{ orderDetailId: id, materialName, materialCode, models, unit, open, deliverCount: open }] : [];
  });

/** The entries with what may still be delivered by now; those that were not entered stay the full quantity. */
export const withOpen = (entries: readonly DeliveryEntry[], lines: readonly OrderDetail[]): DeliveryEntry[] =>
  entries.map((entry) => {
    const line = lines.find(({ id }) => id === entry.orderDetailId);
    const open = line ? Number(openToDeliver(line)) : 0;
    return { ...entry, open, deliverCount: entry.deliverCount === entry.open ? open : entry.deliverCount };
  });

export type EntryFault = 'invalid' | 'too-much' | 'not-balanced' | 'reason-missing';

/** The fault of a line of a delivery. Lines of 0 are not delivered. */
export function deliveryFault({ deliverCount, open }: DeliveryEntry): EntryFault | undefined {
  if (!isQuantity(deliverCount)) return 'invalid';
  return numberOf(deliverCount) > open ? 'too-much' : undefined;
}

/** The lines that are delivered, as they are sent. */
export const deliveredLines = (entries: readonly DeliveryEntry[]) =>
  entries
    .filter(({ deliverCount }) => numberOf(deliverCount) > 0)
    .map(({ orderDetailId, deliverCount }) => ({ orderDetailId, deliverCount }));

/** A line of a receipt while it is entered. */
export interface AcceptanceEntry extends LineMaterial {
  id: string;
  unit: string | null;
  deliverCount: number;
  acceptCount: Amount;
  rejectCount: Amount;
  rejectReason: string;
}

/** The lines of a delivery, all accepted. */
export const acceptanceEntries = (lines: readonly ReceiptDetail[]): AcceptanceEntry[] =>
  lines.map(({ id, materialName, materialCode, unit, deliverCount }) => ({
    id,
    materialName,
    materialCode,
    unit,
    deliverCount,
    acceptCount: deliverCount,
    rejectCount: 0,
    rejectReason: '',
  }));

/** The line with an accepted quantity; the rest is rejected. */
export const withAccepted = (entry: AcceptanceEntry, acceptCount: Amount): AcceptanceEntry => {
  const rest = entry.deliverCount - numberOf(acceptCount);
  return { ...entry, acceptCount, rejectCount: rest >= 0 ? Number(rest.toFixed(8)) : 0 };
};

/** The fault of a line of a receipt. */
export function acceptanceFault(entry: AcceptanceEntry): EntryFault | undefined {
  const { acceptCount, rejectCount, deliverCount, rejectReason } = entry;
  if (!isQuantity(acceptCount) || !isQuantity(rejectCount)) return 'invalid';
  const sum = Number((numberOf(acceptCount) + numberOf(rejectCount)).toFixed(8));
  if (sum !== deliverCount) return 'not-balanced';
  return numberOf(rejectCount) > 0 && !rejectReason.trim() ? 'reason-missing' : undefined;
}

/** True if the fault of a line of a receipt concerns this input. */
export function isAcceptanceFaulty(
  entry: AcceptanceEntry,
  input: 'acceptCount' | 'rejectCount' | 'rejectReason',
): boolean {
  const fault = acceptanceFault(entry);
  if (input === 'rejectReason') return fault === 'reason-missing';
  if (fault === 'invalid') return !isQuantity(entry[input]);
  return fault === 'too-much' || fault === 'not-balanced';
}
