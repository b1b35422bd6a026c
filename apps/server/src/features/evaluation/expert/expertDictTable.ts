import { eq } from 'drizzle-orm';
import { evaluationExpert } from '../../../platform/db';
import type { DictTable } from '../../../records/dictionaries/DictTable';
import { EXPERT_PAGE } from './experts';

/** Dictionary of experts. */
export const expertDictTable: DictTable = {
  table: evaluationExpert,
  page: EXPERT_PAGE,
  texts: { name: evaluationExpert.name },
  values: { id: evaluationExpert.id },
  conditions: { professionType: evaluationExpert.professionType, status: evaluationExpert.status },
  rows: ({ tenantId }) => eq(evaluationExpert.tenantId, tenantId),
};
