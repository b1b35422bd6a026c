import type { PlanEditRefusal } from '@gezi/domain';
import { refuse, type Refusal } from '../../../platform/http/refusal';
import { planTexts } from './texts';

/** The refusal of an edit by the purchaser. */
export const planRefusal = (reason: PlanEditRefusal): Refusal =>
  refuse(planTexts.refused[reason.code], 'field' in reason ? reason.field : FIELD_OF[reason.code]);

const FIELD_OF = { 'not-editable': undefined, 'no-purchaser': 'purchaseUserId' } as const;
