import { accessTo, filtersOf, standard, workbooks } from '../../kit';
import { expertFields } from './fields';
import { Expert, ExpertAdd, ExpertEdit } from './schema';

const BASE = '/evaluation/expert';
const access = accessTo('evaluation:expert');
const calls = standard(BASE, access);
const sheets = workbooks(BASE, access);
const filters = ['id', 'userId', ...filtersOf(expertFields)] as const;

export const listExperts = calls.list(filters, Expert);
export const viewExpert = calls.view(Expert);
export const addExpert = calls.add(ExpertAdd, Expert);
export const editExpert = calls.edit(ExpertEdit, Expert);
export const deleteExpert = calls.delete();
export const deleteExperts = calls.deleteBatch();
export const exportExperts = sheets.export(filters, Expert);
export const importExperts = sheets.import();
