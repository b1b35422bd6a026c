import {
  CONFIRMATION_TEXTS,
  type BidDraft,
  type BidIn,
  type SupplierConfirmation,
  type TenderingDiverge,
} from '@gezi/domain';

/** Names of the form fields for the answer to a condition of the project. */
export const responseField = (id: string): string => `response-${id}`;
export const filesField = (id: string): string => `files-${id}`;

/** The conditions of the project with the supplier's answers; a bid that is not saved has none yet. */
export function divergesOf({ purchaseInfo, supplierTenderingDiverges: answers }: BidDraft): TenderingDiverge[] {
  return purchaseInfo.divergeList.map(({ id, divergeTitle, divergeDes }) => {
    const { responseResume = null, attachmentUrl = null } = answers?.find((answer) => answer.id === id) ?? {};
    return { id, name: divergeTitle, demandResume: divergeDes, responseResume, attachmentUrl };
  });
}

/** Members of the confirmation, which are fields of their own. */
export const CONFIRMATION_FIELDS = [...CONFIRMATION_TEXTS, 'fileUrl'] as const;
export type ConfirmationValues = Record<(typeof CONFIRMATION_FIELDS)[number], string>;

/** Form values of the answers and the confirmation of a bid. */
export const answerValuesOf = (bid: BidDraft): ConfirmationValues => ({
  ...(Object.fromEntries(
    CONFIRMATION_FIELDS.map((name) => [name, bid.supplierConfirmation?.[name] ?? '']),
  ) as ConfirmationValues),
  ...Object.fromEntries(
    divergesOf(bid).flatMap(({ id, responseResume, attachmentUrl }) => [
      [responseField(id), responseResume ?? ''],
      [filesField(id), attachmentUrl ?? ''],
    ]),
  ),
});

type Values = Readonly<Record<string, unknown>>;
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null);

/** The confirmation as it is sent; null if nothing is filled in. */
export function confirmationFrom(values: Values): SupplierConfirmation | null {
  const confirmation = Object.fromEntries(
    CONFIRMATION_FIELDS.map((name) => [name, textOf(values[name])]),
  ) as SupplierConfirmation;
  return Object.values(confirmation).some((text) => text !== null) ? confirmation : null;
}

/** The answers as they are sent, in the order of the conditions. */
export const answersFrom = (
  diverges: readonly Pick<TenderingDiverge, 'id'>[],
  values: Values,
): NonNullable<BidIn['supplierTenderingDiverges']> =>
  diverges.map(({ id }) => ({
    id,
    responseResume: textOf(values[responseField(id)]),
    attachmentUrl: textOf(values[filesField(id)]),
  }));

/** Form field for a member that a refusal names, e.g. `supplierTenderingDiverges/0/responseResume`. */
export function fieldOfMember(diverges: readonly Pick<TenderingDiverge, 'id'>[], member: string): string {
  const [list, index, column] = member.replace(/^\//, '').split('/');
  if (list === 'supplierConfirmation' && index) return index;
  const diverge = list === 'supplierTenderingDiverges' ? diverges[Number(index)] : undefined;
  if (!diverge) return member;
  return column === 'attachmentUrl' ? filesField(diverge.id) : responseField(diverge.id);
}
