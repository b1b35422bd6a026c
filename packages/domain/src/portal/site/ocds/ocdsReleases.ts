import { projectLifecycle } from '../../../procurement/purchase-project/lifecycle';
import { projectStatus } from '../../../procurement/purchase-project/status';
import { isAwarded } from '../rules';
import type { PublishedProject } from './PublishedProject';
import { zonedTime } from './zonedTime';

/** Steps that change a published notice. */
const AMENDING = ['extend', 'postpone', 'newRound'] as const;
type Amending = (typeof AMENDING)[number];

const isAmending = (action: string): action is Amending => (AMENDING as readonly string[]).includes(action);

/**
 * Changes of a published notice, oldest first. The purchaser's words are for the suppliers and stay out, and the numbers do
 * not count other steps, such as submitted bids.
 */
export const ocdsAmendments = ({ steps }: PublishedProject, ocid: string) =>
  steps
    .flatMap(({ action, time }) => (isAmending(action) ? [{ action, time }] : []))
    .map(({ action, time }, place) => ({
      id: `${ocid}-amendment-${place + 1}`,
      date: zonedTime(time),
      description: projectLifecycle.actions[action].label['zh-CN'],
    }));

const { toStart, failed } = projectStatus;

/** Release tags: the stage of the process, and whether its notice or its award was changed. */
export function ocdsTags({ status, steps, awards }: PublishedProject): string[] {
  const update = steps.some(({ action }) => isAmending(action)) ? 'Update' : '';
  const isCancelled = awards.some(({ cancelTime }) => cancelTime);
  if (isAwarded(status)) return [`tender${update}`, isCancelled ? 'awardUpdate' : 'award'];
  const cancellation = isCancelled ? ['awardCancellation'] : [];
  if (status === failed) return ['tenderCancellation', ...cancellation];
  return [status === toStart ? `planning${update}` : `tender${update}`, ...cancellation];
}
