import type { ReportFieldType } from '@gezi/domain';

const NUMBERS = new Set<ReportFieldType>(['Integer', 'Long', 'BigDecimal']);

/** Whether values of a field are numbers. */
export const isNumberType = (type: ReportFieldType): boolean => NUMBERS.has(type);
