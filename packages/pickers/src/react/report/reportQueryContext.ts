import { createContext, type ComponentType } from 'react';
import type { QueryInfo } from '../../core/report/ReportConfig';

/** An advanced query as request parameters (contract, part 1 §1.10); empty for none. */
export interface ReportQueryParams {
  superQueryParams?: string;
  superQueryMatchType?: string;
}

export interface ReportQueryProps {
  /** Code of the report. */
  code: string;
  /** Fields to search by. */
  fields: readonly QueryInfo[];
  /** Called with the query to run. */
  onSearch: (params: ReportQueryParams) => void;
}

/** Offers an advanced query in the query form of report dialogs, e.g. with `@gezi/advanced-query`; default none. */
export const ReportQueryContext = createContext<ComponentType<ReportQueryProps> | undefined>(undefined);
