import { acceptance } from './acceptance';
import { contractReview } from './contractReview';
import { expense } from './expense';
import type { FormTemplate } from './FormTemplate';
import { requisition } from './requisition';
import { supplier } from './supplier';

/** Forms of purchasing to begin with. */
export const formTemplates: readonly FormTemplate[] = [requisition, supplier, contractReview, acceptance, expense];
