import { useClient } from '@gezi/client';
import { queryUsersByIds, type SysDepart } from '@gezi/domain';
import { DescriptionGrid } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from './texts';

/** The data of a department, read-only, without empty members. */
export function DepartFacts({ depart }: { depart: SysDepart }) {
  const texts = useTexts();
  const client = useClient();
  const userIds = depart.directorUserIds ?? '';
  const { data: directors } = useQuery({
    queryKey: [queryUsersByIds.path, userIds],
    queryFn: ({ signal }) => client.call(queryUsersByIds, { userIds }, { signal }),
    enabled: userIds !== '',
  });
  const facts = [
    { label: texts.name, value: depart.departName },
    { label: texts.orgCode, value: depart.orgCode },
    { label: texts.category, value: depart.orgCategory_dictText },
    { label: texts.status, value: texts.statuses[depart.status ?? ''] },
    { label: texts.directors, value: directors?.map(({ realname }) => realname).join('、') },
    { label: texts.abbreviation, value: depart.departNameAbbr },
    { label: texts.englishName, value: depart.departNameEn },
    { label: texts.mobile, value: depart.mobile },
    { label: texts.fax, value: depart.fax },
    { label: texts.address, value: depart.address, wide: true },
    { label: texts.memo, value: depart.memo, wide: true },
  ];
  return <DescriptionGrid maxColumns={2} items={facts.filter(({ value }) => value)} />;
}
