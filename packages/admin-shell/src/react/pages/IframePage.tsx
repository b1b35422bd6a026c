import { resolveUrl } from '../../core/resolveUrl';
import { useTexts } from '../../texts/useTexts';
import { useShellContext, useShellState } from '../router/ShellContext';
import { ErrorPage } from './ErrorPage';

/** An embedded page inside the main layout. */
export function IframePage({ url, title }: { url: string; title: string }) {
  const texts = useTexts();
  const { config } = useShellContext();
  const { token } = useShellState();
  const address = resolveUrl(url, { apiBase: config.apiBase, ...(token ? { token } : {}) });
  if (!address.ok) return <ErrorPage status={404} description={texts.urlRefused[address.reason]} />;
  return <iframe className="gezi-iframe" src={address.value} title={title} />;
}
