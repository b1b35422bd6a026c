import type { SysDepart } from '@gezi/domain';

/** Form values of a department; empty texts mean no value. */
export interface DepartFields {
  departName: string;
  orgCategory: string;
  departOrder: number;
  departNameAbbr: string;
  departNameEn: string;
  directorUserIds: string;
  mobile: string;
  fax: string;
  address: string;
  memo: string;
  status: string;
  updateTime: string | null;
}

/** Form values of a stored department, or of a new one. */
export const departFields = (stored?: SysDepart): DepartFields => ({
  departName: stored?.departName ?? '',
  orgCategory: stored?.orgCategory ?? '2',
  departOrder: stored?.departOrder ?? 0,
  departNameAbbr: stored?.departNameAbbr ?? '',
  departNameEn: stored?.departNameEn ?? '',
  directorUserIds: stored?.directorUserIds ?? '',
  mobile: stored?.mobile ?? '',
  fax: stored?.fax ?? '',
  address: stored?.address ?? '',
  memo: stored?.memo ?? '',
  status: stored?.status ?? '1',
  updateTime: stored?.updateTime ?? null,
});
