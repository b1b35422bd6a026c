import type { CallTarget, Client } from '@gezi/client';
import { queryOptions } from '@tanstack/react-query';

/** A page of a list, as far as a list view reads it. */
export interface PageOf<Row> {
  records: Row[];
  total: number;
}

/** One page of a list endpoint. Whoever asks the same shares the answer; a change makes all below the path stale. */
export const pageQuery = <Input, Row>(client: Client, endpoint: CallTarget<Input, PageOf<Row>>, input: Input) =>
  queryOptions({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => client.call(endpoint, input, { signal }),
  });
