import type { HelpNode } from '@gezi/domain';
import { EmptyState } from '@gezi/ui';
import { Button } from 'antd';
import { Link } from 'react-router';
import { helpPath } from '../core/internalTarget';
import { useTexts } from '../texts';
import { usePageTitle } from '../usePageTitle';
import { HelpLinks } from './HelpLinks';

interface HelpHomeProps {
  /** Undefined while loading. */
  tree: readonly HelpNode[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** Start page of the help documents. */
export function HelpHome({ tree, failed, onRetry }: HelpHomeProps) {
  const texts = useTexts();
  usePageTitle(texts.help);
  return (
    <>
      <h1>{texts.helpWelcome}</h1>
      <p className="gezi-help-hint">{texts.helpWelcomeHint}</p>
      {failed && (
        <EmptyState
          title={texts.failed}
          action={
            <Button type="primary" onClick={onRetry}>
              {texts.retry}
            </Button>
          }
        />
      )}
      {tree?.length === 0 && <EmptyState title={texts.helpEmpty} />}
      <ul className="gezi-help-chapters">
        {tree?.map(({ id, title, children }) => (
          <li key={id} className="gezi-site-card">
            <h2>
              <Link to={helpPath(id)} replace>
                {title}
              </Link>
            </h2>
            {children && <HelpLinks nodes={children} />}
          </li>
        ))}
      </ul>
    </>
  );
}
