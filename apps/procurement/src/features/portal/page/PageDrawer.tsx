import { useClient } from '@gezi/client';
import { savePortalPage, type PortalPage } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { RecordDrawer } from '../../../crud/RecordDrawer';
import { ContentField } from '../ContentField';
import { renewSite } from '../renewSite';
import { DRAWER_WIDTH } from '../StoredDrawer';
import { useTexts } from '../texts';
import { TitleField } from '../TitleField';

interface PageDrawerProps {
  page: PortalPage;
  /** What the page is called in the menu of the site. */
  name: string;
  onClose: () => void;
}

/** A page of the public site to be written. */
export function PageDrawer({ page: { code, title, content, updateTime }, name, onClose }: PageDrawerProps) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message } = App.useApp();
  return (
    <RecordDrawer
      title={texts.page.editTitle(name)}
      width={DRAWER_WIDTH}
      initial={{ title: title || name, content }}
      save={async (members) => {
        await client.call(savePortalPage, { ...members, code, updateTime }, { silent: true });
        await renewSite(queries, 'page');
        void message.success(texts.saved);
      }}
      onSaved={onClose}
      onClose={onClose}
    >
      <TitleField />
      <ContentField />
    </RecordDrawer>
  );
}
