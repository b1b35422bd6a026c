import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextField } from '../../../../forms/fields/TextField';
import { RecordDrawer } from '../../../../forms/RecordDrawer';
import type { RecordFormOptions } from '../../../../forms/useRecordForm';
import { ContentField } from './ContentField';
import { invalidateSite, type SitePart } from './invalidateSite';
import { DRAWER_WIDTH } from './StoredDrawer';
import { useTexts } from './texts';

interface SiteDrawerProps<Values extends FieldValues, Saved> extends Pick<
  RecordFormOptions<Values, Saved>,
  'schema' | 'initial' | 'draft' | 'save' | 'onSaved'
> {
  title: string;
  part: SitePart;
  onClose: () => void;
  /** Fields between title and content. */
  children?: ReactNode;
}

/** Drawer that edits a text of the public site; saving invalidates the queries that show it. */
export function SiteDrawer<Values extends FieldValues, Saved>(props: SiteDrawerProps<Values, Saved>) {
  const { title, part, save, children, ...form } = props;
  const texts = useTexts();
  const queries = useQueryClient();

  async function saveAndRenew(values: Values) {
    const saved = await save(values);
    await invalidateSite(queries, part);
    return saved;
  }

  return (
    <RecordDrawer {...form} title={title} width={DRAWER_WIDTH} save={saveAndRenew} saved={texts.saved}>
      <TextField name="title" label={texts.title} showCount />
      {children}
      <ContentField />
    </RecordDrawer>
  );
}
