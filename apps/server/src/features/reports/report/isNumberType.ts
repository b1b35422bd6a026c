import type { ReportFieldType } from '@gezi/domain';

const NUMBERS = new Set<ReportFieldType>(['Integer', 'Long', 'BigDecimal']);

/** True if the values of a field are numbers. */
export const isNumberType = (type: ReportFieldType): boolean => NUMBERS.has(type);
