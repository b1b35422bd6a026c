import { DictTreeSelect, type DictTreeSelectProps } from '@gezi/pickers';

/** Input for material types: ids, comma-joined. */
export const MaterialTypesSelect = (props: Omit<DictTreeSelectProps, 'dict'>) => (
  <DictTreeSelect {...props} dict="material_type,name,id" pidValue="0" hasChildField="hasChild" multiple />
);
