import { accessTo, filtersOf, standard, workbooks } from '../../kit';
import { flowCategoryFields } from './fields';
import { FlowCategory, FlowCategoryAdd, FlowCategoryEdit } from './schema';

const BASE = '/flowable/flowCategory';
const access = accessTo('flowable:flowCategory');
const calls = standard(BASE, access);
const exchange = workbooks(BASE, access);
const filters = ['id', ...filtersOf(flowCategoryFields)] as const;

export const listFlowCategories = calls.list(filters, FlowCategory);
export const viewFlowCategory = calls.view(FlowCategory);
export const addFlowCategory = calls.add(FlowCategoryAdd, FlowCategory);
export const editFlowCategory = calls.edit(FlowCategoryEdit, FlowCategory);
export const deleteFlowCategory = calls.delete();
export const deleteFlowCategories = calls.deleteBatch();
export const exportFlowCategories = exchange.export(filters, FlowCategory);
export const importFlowCategories = exchange.import();
