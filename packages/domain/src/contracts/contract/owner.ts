import { isManager, isPurchaser, type Actor } from '../../kit';

/** The purchaser responsible for the contract, and managers. */
export const isOwnContract = (actor: Actor, { executorUserId }: { executorUserId: string | null }): boolean =>
  isManager(actor) || (isPurchaser(actor) && executorUserId === actor.userId);
