import type { CallTarget, Client } from '@gezi/client';
import { queryOptions } from '@tanstack/react-query';

/** One page of a list, as a list view reads it. */
export interface PageOf<Row> {
  records: Row[];
  total: number;
}

/** Query for one page of a list endpoint. Equal inputs share one answer; invalidating the path covers all pages. */
export const pageQuery = <Input, Row>(client: Client, endpoint: CallTarget<Input, PageOf<Row>>, input: Input) =>
  queryOptions({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => client.call(endpoint, input, { signal, purpose: 'list' }),
  });
