import { SYSTEM_ROLE, type Actor, type Decision } from './lifecycle';

type Who = (actor: Actor) => boolean;

/** Actors with one of the roles. Administrators have every role, and managers that of a purchaser (contract, part 3 §1). */
export const hasAnyRole =
  (...roles: readonly string[]): Who =>
  ({ roles: held }) =>
    held.includes('admin') ||
    held.some((role) => roles.includes(role)) ||
    (roles.includes('purchaser') && held.includes('manager'));

export const isDeclarer = hasAnyRole('declarer');
export const isPurchaser = hasAnyRole('purchaser');
export const isManager = hasAnyRole('manager');

/** Only as a consequence of the clock or of another document. */
export const isSystem: Who = ({ roles }) => roles.includes(SYSTEM_ROLE);

/** Actors of a supplier; only for records of that supplier. */
export const isOwnSupplier = ({ supplierId }: Actor, doc: { supplierId: string | null }): boolean =>
  Boolean(supplierId) && supplierId === doc.supplierId;

/** Approvers of the departments in their charge. They decide on documents without a process. */
export const isApproverOf = (
  { roles, departsInCharge = [] }: Actor,
  { departId }: { departId: string | null },
): boolean =>
  roles.includes('admin') || (roles.includes('approver') && departId !== null && departsInCharge.includes(departId));

/** The actors to whom a running process leaves a decision; without a process those that `otherwise` names. */
export const byProcess =
  <Doc>(decision: Decision, otherwise: (actor: Actor, doc: Doc) => boolean) =>
  (actor: Actor, doc: Doc): boolean =>
    actor.decisions ? actor.decisions.includes(decision) : otherwise(actor, doc);

/** A code equal to the department's or below it, e.g. `A01A02` below `A01`. */
export const isWithinDepartment = (orgCode: string | null, department: string | null | undefined): boolean =>
  Boolean(department) && (orgCode?.startsWith(department!) ?? false);
