import { Dialog } from '@gezi/ui';
import { App, Button } from 'antd';
import { useState } from 'react';
import { EMPTY_QUERY, encodeQuery, isActiveQuery, type QueryGroup } from '../core';
import { completeQuery } from '../core/query/changes';
import { fromSaved } from '../core/saved/SavedQuery';
import { useTexts } from '../texts/useTexts';
import { QueryBuilder, type QueryBuilderProps } from './builder/QueryBuilder';
import { SavedQueryList } from './saved/SavedQueryList';
import { SaveQueryDialog } from './saved/SaveQueryDialog';
import { useSavedQueries } from './saved/useSavedQueries';
import type { SavedQueries } from '../core';

export interface AdvancedQueryDialogProps extends Omit<QueryBuilderProps, 'onChange'> {
  /** Store of the saved queries; the same object from render to render. */
  store: SavedQueries;
  /** Called with the query to run; after a reset with an empty one. */
  onSearch: (query: QueryGroup) => void;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Dialog with a query builder and the saved queries. */
export function AdvancedQueryDialog({ store, value, onSearch, onClose, ...builder }: AdvancedQueryDialogProps) {
  const texts = useTexts();
  const { message } = App.useApp();
  const saved = useSavedQueries(store);
  const [draft, setDraft] = useState(value);
  const [title, setTitle] = useState<string>();
  const [naming, setNaming] = useState(false);

  function search() {
    if (!isActiveQuery(draft)) {
      void message.warning(texts.cannotSearchEmpty);
      return;
    }
    if (!encodeQuery(draft, { groups: builder.groups ?? false }).ok) {
      void message.warning(texts.needsGroups);
      return;
    }
    onSearch(completeQuery(draft));
  }

  function reset() {
    setDraft(EMPTY_QUERY);
    setTitle(undefined);
    onSearch(EMPTY_QUERY);
  }

  return (
    <Dialog
      open
      width={1000}
      className="gezi-query-dialog"
      title={texts.title}
      onCancel={onClose}
      footer={[
        <Button key="reset" onClick={reset} className="gezi-query-reset">
          {texts.reset}
        </Button>,
        <Button
          key="save"
          onClick={() => (isActiveQuery(draft) ? setNaming(true) : void message.warning(texts.cannotSaveEmpty))}
        >
          {texts.save}
        </Button>,
        <Button key="close" onClick={onClose}>
          {texts.close}
        </Button>,
        <Button key="search" type="primary" onClick={search}>
          {texts.search}
        </Button>,
      ]}
    >
      <div className="gezi-query-body">
        <QueryBuilder {...builder} value={draft} onChange={setDraft} />
        <SavedQueryList
          saved={saved}
          fields={builder.fields}
          current={title}
          onOpen={(query) => {
            setTitle(query.title);
            setDraft(fromSaved(query));
          }}
        />
      </div>
      {naming && (
        <SaveQueryDialog
          query={completeQuery(draft)}
          saved={saved}
          title={title}
          onClose={() => setNaming(false)}
          onSaved={(name) => {
            setTitle(name);
            setNaming(false);
          }}
        />
      )}
    </Dialog>
  );
}
