import { evaluationItemFields, type EvaluationItem } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { evaluationItem } from '../../../platform/db';
import { recordsWithTexts } from '../../../records/lists/recordsWithTexts';
import { texts } from './texts';

/** Evaluation dimensions of a tenant. */
export const evaluationItems = (services: Services) =>
  recordsWithTexts<EvaluationItem>(services, {
    recordName: () => texts.what,
    nameOf: ({ itemName }) => itemName,
    table: evaluationItem,
    page: 'evaluation/DimensionList',
    fields: evaluationItemFields,
    scope: ({ tenantId }) => eq(evaluationItem.tenantId, tenantId),
    dicts: { itemType: 'profession_type' },
  });
