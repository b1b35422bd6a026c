import type { BidDraft } from '@gezi/domain';
import { EmptyState } from '@gezi/ui';
import { Typography } from 'antd';
import { useTexts } from './texts';

/** The submissions of a bid, newest first, with the digest of each as its receipt. */
export function BidVersions({ versions }: { versions: BidDraft['versions'] }) {
  const texts = useTexts();
  if (versions.length === 0) return <EmptyState title={texts.versionsEmpty} />;
  return (
    <ol className="gezi-bid-versions" aria-label={texts.versions}>
      {versions.map(({ submitTime, digest }) => (
        <li key={submitTime}>
          <time dateTime={submitTime.replace(' ', 'T')}>{submitTime}</time>
          {digest && (
            <dl>
              <dt>{texts.digest}</dt>
              <dd>
                <Typography.Text code copyable={{ text: digest }}>
                  {digest}
                </Typography.Text>
              </dd>
            </dl>
          )}
        </li>
      ))}
    </ol>
  );
}
