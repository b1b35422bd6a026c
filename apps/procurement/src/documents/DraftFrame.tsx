import type { ReactNode } from 'react';
import { ActionBar } from './ActionBar';
import { DocumentFrame, type DocumentFrameProps } from './DocumentFrame';
import { useDraftButtons } from './useDraftButtons';
import type { DocumentForm, DocumentValues } from './useDocumentForm';
import type { DraftPage } from './useDraftPage';

interface DraftFrameProps<Values extends DocumentValues<Entry>, Line, Entry, Doc> extends Pick<
  DocumentFrameProps,
  'title' | 'tags' | 'description' | 'listPath'
> {
  page: DraftPage<Doc>;
  form: DocumentForm<Values, Line, Entry, Doc>;
  /** Sum of the lines, shown in the bar. */
  total: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** Frame of the editor of a draft, with the buttons that save it and take its actions. */
export function DraftFrame<Values extends DocumentValues<Entry>, Line, Entry, Doc extends { id: string }>({
  page,
  form,
  total,
  children,
  ...head
}: DraftFrameProps<Values, Line, Entry, Doc>) {
  const { actions, onReload } = page;
  const buttons = useDraftButtons(form, page);
  return (
    <DocumentFrame
      {...head}
      isPrintable={false}
      conflict={form.conflict}
      onReload={() => {
        form.record.storeDraft();
        void onReload();
      }}
    >
      {children}
      <ActionBar buttons={buttons}>{total}</ActionBar>
      {actions.dialog}
    </DocumentFrame>
  );
}
