import { isManager, isPurchaser, type Actor } from '../../kit';

/** The purchaser who applied for the project, and managers. */
export const isOwnProject = (actor: Actor, { applyUserId }: { applyUserId: string | null }): boolean =>
  isManager(actor) || (isPurchaser(actor) && applyUserId === actor.userId);
