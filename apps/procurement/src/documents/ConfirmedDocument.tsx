import { useClient, type CallTarget } from '@gezi/client';
import { DescriptionGrid } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useId, type ComponentProps } from 'react';
import { documentQuery } from '../crud/documentQuery';
import { useNarrow } from '../crud/useNarrow';
import { useTexts } from './texts';

interface ConfirmedDocumentProps<Doc> {
  view: CallTarget<{ id: string }, Doc>;
  id: string;
  itemsOf: (doc: Doc) => ComponentProps<typeof DescriptionGrid>['items'];
  /** States the consequences. */
  hintOf: (doc: Doc) => string;
}

/** Main data of a document that the user is about to confirm, as stored now. */
export function ConfirmedDocument<Doc>({ view, id, itemsOf, hintOf }: ConfirmedDocumentProps<Doc>) {
  const texts = useTexts();
  const client = useClient();
  const isNarrow = useNarrow();
  const { data, isError } = useQuery(documentQuery(client, view, id, useId()));
  if (isError) return <Alert type="error" showIcon title={texts.confirmedFailed} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  return (
    <>
      <Alert className="gezi-confirmed-hint" type="info" showIcon title={hintOf(data)} />
      <DescriptionGrid minWidth={isNarrow ? 130 : 220} maxColumns={2} items={itemsOf(data)} />
    </>
  );
}
