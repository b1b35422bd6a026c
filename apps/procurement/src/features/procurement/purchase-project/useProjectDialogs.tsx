import { usePermissions } from '@gezi/client';
import type { ProjectRow, PurchaseInfo } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { invalidate } from '../../../crud/invalidate';
import { AwardDialog } from './bids/AwardDialog';
import { OpenDialog } from './bids/OpenDialog';
import { RoundDialog } from './bids/RoundDialog';
import { ExtendDialog } from './ExtendDialog';
import { projectKind } from './projectKind';
import { SupplementDialog } from './SupplementDialog';

type Opened =
  | { name: 'extend'; project: ProjectRow | PurchaseInfo }
  | { name: 'supplement' | 'open' | 'newRound' | 'award'; project: PurchaseInfo };

/** Names of the actions with dialogs of their own, in the order of their buttons. */
export const PROJECT_DIALOGS = ['supplement', 'extend', 'newRound', 'open', 'award'] as const;

interface ProjectDialogs {
  /** True if the caller may take an action now. */
  may: (name: Opened['name'], project: { actions?: readonly string[] }) => boolean;
  open: (opened: Opened) => void;
  /** To be rendered. */
  dialog: ReactNode;
}

/** The actions of a project with dialogs of their own. @param onSaved called with the stored project */
export function useProjectDialogs(onSaved?: (project: PurchaseInfo) => Promise<void>): ProjectDialogs {
  const queries = useQueryClient();
  const permissions = usePermissions();
  const [opened, setOpened] = useState<Opened>();
  const props = {
    onSaved: (project: PurchaseInfo) => {
      void invalidate(queries, projectKind.history, ...projectKind.lists);
      void onSaved?.(project);
    },
    onClose: () => setOpened(undefined),
  };
  return {
    may: useCallback(
      (name, { actions = [] }) => actions.includes(name) && permissions.allows(PERMISSIONS[name]),
      [permissions],
    ),
    open: setOpened,
    dialog: opened && (
      <>
        {opened.name === 'extend' && <ExtendDialog project={opened.project} {...props} />}
        {opened.name === 'supplement' && <SupplementDialog project={opened.project} {...props} />}
        {opened.name === 'open' && <OpenDialog project={opened.project} {...props} />}
        {opened.name === 'newRound' && <RoundDialog project={opened.project} {...props} />}
        {opened.name === 'award' && <AwardDialog project={opened.project} {...props} />}
      </>
    ),
  };
}

const PERMISSIONS = {
  extend: 'purchase:purchaseInfo:extend',
  supplement: 'purchase:purchaseInfo:edit',
  open: 'purchase:purchaseInfo:open',
  newRound: 'purchase:purchaseInfo:newRound',
  award: 'purchase:purchaseInfo:award',
};
