import { HomeOutlined, RightOutlined } from '@ant-design/icons';
import type { HelpNode } from '@gezi/domain';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { helpPath } from '../core/internalTarget';
import { pathTo } from '../core/helpTree';
import { useTexts } from '../texts';

interface HelpMenuProps {
  /** Undefined while loading. */
  nodes: readonly HelpNode[] | undefined;
  /** Id of the current document; '' on the start page. */
  current: string;
}

/** Tree menu of the help documents; the branch of the current one is expanded. */
export function HelpMenu({ nodes, current }: HelpMenuProps) {
  const texts = useTexts();
  /** Branches the user expanded or collapsed. */
  const [byHand, setByHand] = useState<ReadonlyMap<string, boolean>>(new Map());
  const open = new Set(pathTo(nodes ?? [], current).map(({ id }) => id));
  const isOpen = (id: string) => byHand.get(id) ?? open.has(id);

  const branch = (level: readonly HelpNode[]) => (
    <ul>
      {level.map(({ id, title, children }) => (
        <li key={id}>
          <span className="gezi-help-entry">
            <Link to={helpPath(id)} replace {...(id === current && { 'aria-current': 'page' as const })}>
              {title}
            </Link>
            {children && (
              <button
                type="button"
                aria-expanded={isOpen(id)}
                aria-label={isOpen(id) ? texts.collapse(title) : texts.expand(title)}
                onClick={() => setByHand(new Map(byHand).set(id, !isOpen(id)))}
              >
                <RightOutlined aria-hidden rotate={isOpen(id) ? 90 : 0} />
              </button>
            )}
          </span>
          {children && isOpen(id) && branch(children)}
        </li>
      ))}
    </ul>
  );

  return (
    <>
      <span className="gezi-help-entry">
        <Link to="/helpdocument" replace {...(current === '' && { 'aria-current': 'page' as const })}>
          <HomeOutlined aria-hidden />
          {texts.helpHome}
        </Link>
      </span>
      {nodes ? branch(nodes) : <Skeleton active title={false} paragraph={{ rows: 6 }} />}
    </>
  );
}
