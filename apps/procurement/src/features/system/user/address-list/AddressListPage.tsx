import type { DepartmentNode } from '@gezi/client';
import { contactFields, listAddresses, type Contact } from '@gezi/domain';
import { PageCard } from '@gezi/ui';
import { useMemo, useState } from 'react';
import { DepartTree } from '../../../../crud/DepartTree';
import { ListPage } from '../../../../crud/ListPage';
import { useTexts } from './texts';

const ENDPOINTS = { list: listAddresses };
const NO_ACTIONS: readonly never[] = [];

/** `/isystem/addressList`: contact list by department. */
export function AddressListPage() {
  const texts = useTexts();
  const [depart, setDepart] = useState<DepartmentNode>();
  const orgCode = depart?.orgCode;

  return (
    <div className="gezi-beside-tree">
      <PageCard title={texts.treeTitle}>
        <DepartTree label={texts.treeTitle} value={depart?.key} onChange={setDepart} />
      </PageCard>
      <div>
        <ListPage
          fields={contactFields}
          endpoints={ENDPOINTS}
          texts={useMemo(() => ({ ...texts, description: depart?.title ?? texts.allDeparts }), [texts, depart])}
          nameOf={nameOf}
          settings="address-list"
          rowActions={NO_ACTIONS}
          input={useMemo(() => ({ orgCode }), [orgCode])}
        />
      </div>
    </div>
  );
}

const nameOf = ({ realname }: Contact) => realname;
