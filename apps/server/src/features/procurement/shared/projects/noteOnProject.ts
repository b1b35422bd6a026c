import type { ProjectEvent } from '@gezi/domain';
import type { Services } from '../../../../FeatureModule';
import { purchaseInfo } from '../../../../platform/db';
import { documentTimeline } from '../../../../records/documents/timeline';

/** Adds events to timelines of projects, e.g. answers of suppliers, within the transaction of the event. */
export const noteOnProject = (services: Pick<Services, 'db' | 'secrets'>) =>
  documentTimeline<ProjectEvent>(services, purchaseInfo).note;
