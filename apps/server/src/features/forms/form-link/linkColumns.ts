import { done, refused } from '@gezi/domain';
import { texts } from '../../../platform/texts';
import type { ListColumn } from '../../../records/workbooks/ListImport';

/** Role of a form in a deployment, by code. */
export const formFlags = (): Readonly<Record<string, string>> => texts.formLink.flags;

const t = texts.formLink.columns;

export const customFormColumns = (): readonly ListColumn[] => [
  { key: 'businessName', header: t.businessName, required: true, maxLength: 100, width: 24 },
  { key: 'businessService', header: t.businessService, required: true, maxLength: 100, width: 24 },
  { key: 'deployId', header: t.deployId, maxLength: 64, width: 40 },
  { key: 'routeName', header: t.routeName, maxLength: 200, width: 24 },
  { key: 'component', header: t.component, maxLength: 200, width: 32 },
];

/** @param formIds ids of existing forms */
export const linkColumns = (key: string, header: string, formIds: ReadonlySet<string>): readonly ListColumn[] => [
  {
    key,
    header,
    required: true,
    width: 24,
    read: (text) => (formIds.has(text) ? done(text) : refused(texts.formLink.noForm(text))),
  },
  { key: 'deployId', header: t.deployId, required: true, maxLength: 64, width: 40 },
  { key: 'nodeKey', header: t.nodeKey, maxLength: 100 },
  { key: 'nodeName', header: t.nodeName, maxLength: 200, width: 24 },
  { key: 'formFlag', header: t.formFlag, read: readFlag },
];

function readFlag(text: string) {
  const flags = formFlags();
  const found = Object.entries(flags).find(([code, word]) => text === code || text === word);
  return found ? done(found[0]) : refused(texts.import.notListed(t.formFlag, Object.values(flags).join('、')));
}
