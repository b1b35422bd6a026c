import { createElement, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ShellRoute } from '../../core/shellRoute';
import { useShellContext } from '../router/ShellContext';
import { ExternalPage } from './ExternalPage';
import { GroupPage } from './GroupPage';
import { IframePage } from './IframePage';
import { PageBoundary } from './PageBoundary';
import { PageSkeleton } from './PageSkeleton';
import { StatusPage } from './StatusPage';

/** Page of a route of the main layout, with error boundary and loading state. */
export function ShellPage({ route }: { route: ShellRoute }) {
  const { config, views } = useShellContext();
  const navigate = useNavigate();
  // Each retry remounts the page.
  const [attempt, setAttempt] = useState(0);

  function retry() {
    if (route.page.kind === 'view') views.forget(route.page.component);
    setAttempt(attempt + 1);
  }

  return (
    <PageBoundary onRetry={retry} onHome={() => void navigate(config.homePath)}>
      <Suspense key={attempt} fallback={<PageSkeleton />}>
        <PageContent route={route} />
      </Suspense>
    </PageBoundary>
  );
}

function PageContent({ route: { page, title } }: { route: ShellRoute }) {
  const { config, views } = useShellContext();
  switch (page.kind) {
    case 'iframe':
      return <IframePage url={page.url} title={title} />;
    case 'external':
      return <ExternalPage url={page.url} title={title} />;
    case 'group':
      return <GroupPage title={title} pages={page.children} />;
    case 'view': {
      const view = views.get(page.component, config.views);
      // A menu may name a page that this version of the application does not have.
      return view ? createElement(view) : <StatusPage status={404} />;
    }
  }
}
