import { acceptance } from './acceptance';
import { contractReview } from './contractReview';
import { expense } from './expense';
import type { FormTemplate } from './FormTemplate';
import { requisition } from './requisition';
import { supplier } from './supplier';

/** Purchasing forms to start from. */
export const formTemplates: readonly FormTemplate[] = [requisition, supplier, contractReview, acceptance, expense];
