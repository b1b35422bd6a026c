import { UnorderedListOutlined } from '@ant-design/icons';
import { useClient, useSession } from '@gezi/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { helpQuery } from '../queries';
import { useTexts } from '../texts';
import { HelpDocumentView } from './HelpDocumentView';
import { HelpHome } from './HelpHome';
import { HelpMenu } from './HelpMenu';

const MENU = 'gezi-help-menu';

/** `/helpdocument?id=`: help documents with their menu (P§2). */
export function HelpPage() {
  const texts = useTexts();
  const client = useClient();
  const signedIn = useSession().token !== undefined;
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const tree = useQuery(helpQuery(client, signedIn));
  // On a phone the menu is collapsed until opened, and collapses again after a choice.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === id;

  return (
    <div className="gezi-site-wide gezi-help">
      <div className="gezi-help-side">
        <button
          type="button"
          className="gezi-help-toggle"
          aria-expanded={isOpen}
          aria-controls={MENU}
          onClick={() => setOpenAt(isOpen ? undefined : id)}
        >
          <UnorderedListOutlined aria-hidden />
          {texts.helpMenu}
        </button>
        <nav id={MENU} aria-label={texts.helpMenu} className={isOpen ? 'gezi-help-open' : ''}>
          <HelpMenu nodes={tree.data} current={id} />
        </nav>
      </div>
      <div className="gezi-help-main">
        {id ? (
          <HelpDocumentView key={id} id={id} tree={tree.data ?? []} signedIn={signedIn} />
        ) : (
          <HelpHome tree={tree.data} failed={tree.isError} onRetry={() => void tree.refetch()} />
        )}
      </div>
    </div>
  );
}
