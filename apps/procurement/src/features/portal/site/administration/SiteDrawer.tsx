import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { RecordDrawer } from '../../../../crud/RecordDrawer';
import { ContentField } from './ContentField';
import { renewSite, type SitePart } from './renewSite';
import { DRAWER_WIDTH } from './StoredDrawer';
import { useTexts } from './texts';
import { TitleField } from './TitleField';

interface SiteDrawerProps<Values extends object, Saved> {
  title: string;
  part: SitePart;
  /** Of the form, `title` and `content` among them. */
  initial: Values;
  /** Rejects with what the server refuses. */
  save: (values: Values) => Promise<Saved>;
  onSaved?: (saved: Saved) => void;
  onClose: () => void;
  /** Default true. */
  isContentRequired?: boolean;
  /** The fields between title and content. */
  children?: ReactNode;
}

/** A text of the public site to be written or changed; once it is saved, whatever shows it asks anew. */
export function SiteDrawer<Values extends object, Saved>(props: SiteDrawerProps<Values, Saved>) {
  const { title, part, initial, save, onSaved, onClose, isContentRequired = true, children } = props;
  const texts = useTexts();
  const queries = useQueryClient();
  const { message } = App.useApp();

  async function saveAndRenew(values: Values) {
    const saved = await save(values);
    await renewSite(queries, part);
    void message.success(texts.saved);
    onSaved?.(saved);
  }

  return (
    <RecordDrawer
      title={title}
      width={DRAWER_WIDTH}
      initial={initial}
      save={saveAndRenew}
      onSaved={onClose}
      onClose={onClose}
    >
      <TitleField />
      {children}
      <ContentField required={isContentRequired} />
    </RecordDrawer>
  );
}
