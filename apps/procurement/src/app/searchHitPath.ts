import { saleContractPath, type SearchHit } from '@gezi/domain';

/** The page that shows a search hit: its own page, or its list filtered to it. */
export function searchHitPath({ kind, id, title, code }: SearchHit): string {
  switch (kind) {
    case 'plan':
      return `/purchase/plan/view?${query({ id, mode: 'view' })}`;
    case 'project':
      return `/purchase/project/view?${query({ id })}`;
    case 'contract':
      return `/contract/view?${query({ id })}`;
    case 'saleContract':
      return saleContractPath(id);
    case 'order':
      return `/purchase/order/view?${query({ id })}`;
    case 'receipt':
      return `/order/receipt/view?${query({ id })}`;
    case 'increment':
      return `/purchase/increment/view?${query({ id })}`;
    case 'saleOrder':
      return `/sale/order/view?${query({ id })}`;
    case 'material':
      return `/material/classification?${query({ code: code ?? title })}`;
    case 'supplier':
      return `/supplier/list?${query({ name: title })}`;
    case 'customer':
      return `/customer/list?${query({ name: title })}`;
    case 'expert':
      return `/evaluation/expert?${query({ name: title })}`;
    case 'user':
      return `/isystem/user?${query({ username: code ?? title })}`;
    case 'form':
      return `/lowcode/form-data?${query({ id })}`;
  }
}

const query = (members: Record<string, string>) => new URLSearchParams(members).toString();
