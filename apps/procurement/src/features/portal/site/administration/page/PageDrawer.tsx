import { useClient } from '@gezi/client';
import { savePortalPage, type PortalPage } from '@gezi/domain';
import { SiteDrawer } from '../SiteDrawer';
import { useTexts } from '../texts';

interface PageDrawerProps {
  page: PortalPage;
  /** Name of the page in the site's menu. */
  name: string;
  onClose: () => void;
}

/** Form of a public page. */
export function PageDrawer({ page: { code, title, content, updateTime }, name, onClose }: PageDrawerProps) {
  const texts = useTexts();
  const client = useClient();
  return (
    <SiteDrawer
      title={texts.page.editTitle(name)}
      part="page"
      schema={savePortalPage.input}
      initial={{ title: title || name, content }}
      draft={{ name: `portal-page.${code}`, version: updateTime }}
      save={(members) => client.call(savePortalPage, { ...members, code, updateTime }, { silent: true })}
      onClose={onClose}
    />
  );
}
