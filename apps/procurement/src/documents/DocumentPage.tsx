import { useClient } from '@gezi/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useId, useMemo, useState, type ReactNode } from 'react';
import { useTabTitle } from '../crud/useTabTitle';
import { documentQuery } from '../crud/documentQuery';
import { NoRecord, type NoRecordProps } from '../crud/NoRecord';
import type { DocumentKind } from './DocumentKind';
import { DocumentSkeleton } from './DocumentSkeleton';
import { OpenDocument } from './OpenDocument';

export interface LoadedDocument<Doc> {
  /** Absent for a new document. */
  doc: Doc | undefined;
  /** Number of reloads; as a key, it starts a form again. */
  reloads: number;
  /** Refetches the document. */
  onReload: () => Promise<void>;
  /** Keeps a stored state of the document. */
  onStored: (doc: Doc) => void;
}

interface DocumentPageProps<Doc extends { id: string }> extends Pick<NoRecordProps, 'missing' | 'back'> {
  kind: Pick<DocumentKind<Doc>, 'view'>;
  /** Empty if the address has none. */
  id: string;
  /** A new document, without an id. */
  isNew: boolean;
  /** Title of the tab. */
  titleOf: (doc: Doc | undefined) => string | undefined;
  /** Titles of the cards while the document loads. */
  skeleton: readonly string[];
  /** The loaded document; its state survives the first save of a new document. */
  children: (loaded: LoadedDocument<Doc>) => ReactNode;
}

/** Loads a document by id, or starts a new one. Follows changes by others, except under a form that edits it. */
export function DocumentPage<Doc extends { id: string }>(props: DocumentPageProps<Doc>) {
  const { kind, id, isNew, titleOf, skeleton, missing, back, children } = props;
  const client = useClient();
  const queries = useQueryClient();
  const visit = useId();
  const [reloads, setReloads] = useState(0);
  /** Id that a new document got with its first save. */
  const [created, setCreated] = useState<string>();
  const isLoaded = id !== '' && !isNew;
  const query = documentQuery(client, kind.view, id, visit);
  const [forms, setForms] = useState(0);
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: isLoaded && forms === 0 });
  const open = useMemo(
    () => ({
      hold() {
        setForms((count) => count + 1);
        return () => setForms((count) => count - 1);
      },
    }),
    [],
  );
  const doc = isLoaded ? data : undefined;

  const title = doc || isNew ? titleOf(doc) : undefined;
  useTabTitle(title);

  async function reload() {
    await refetch();
    setReloads((count) => count + 1);
  }

  function keep(stored: Doc) {
    if (isNew) setCreated(stored.id);
    queries.setQueryData<Doc>(documentQuery(client, kind.view, stored.id, visit).queryKey, stored);
  }

  if (doc || isNew) {
    const form = isNew || id === created ? 'new' : id;
    return (
      <OpenDocument value={open}>
        <Fragment key={form}>{children({ doc, reloads, onReload: reload, onStored: keep })}</Fragment>
      </OpenDocument>
    );
  }
  if (isLoaded && (!error || isFetching)) return <DocumentSkeleton titles={skeleton} />;
  return <NoRecord error={error} onRetry={() => void refetch()} missing={missing} back={back} />;
}
