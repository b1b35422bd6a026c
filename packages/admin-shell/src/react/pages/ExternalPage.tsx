import { Button } from 'antd';
import { EmptyState } from '@gezi/ui';
import { resolveUrl } from '../../core/resolveUrl';
import { useTexts } from '../../texts/useTexts';
import { useShellContext, useShellState } from '../router/ShellContext';
import { ErrorPage } from './ErrorPage';

/** Page at the path of an external item, for direct navigation. */
export function ExternalPage({ url, title }: { url: string; title: string }) {
  const texts = useTexts();
  const { config } = useShellContext();
  const { token } = useShellState();
  const address = resolveUrl(url, { apiBase: config.apiBase, ...(token ? { token } : {}) });
  if (!address.ok) return <ErrorPage status={404} description={texts.urlRefused[address.reason]} />;
  return (
    <EmptyState
      title={title}
      description={texts.externalPage}
      action={
        <Button type="primary" href={address.value} target="_blank" rel="noopener noreferrer">
          {texts.opensInNewWindow}
        </Button>
      }
    />
  );
}
