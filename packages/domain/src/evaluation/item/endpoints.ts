import { accessTo, filtersOf, standard, workbooks } from '../../kit';
import { evaluationItemFields } from './fields';
import { EvaluationItem, EvaluationItemAdd, EvaluationItemEdit } from './schema';

const BASE = '/evaluation/item';
const access = accessTo('evaluation:item');
const calls = standard(BASE, access);
const sheets = workbooks(BASE, access);
const filters = ['id', ...filtersOf(evaluationItemFields)] as const;

export const listEvaluationItems = calls.list(filters, EvaluationItem);
export const viewEvaluationItem = calls.view(EvaluationItem);
export const addEvaluationItem = calls.add(EvaluationItemAdd, EvaluationItem);
export const editEvaluationItem = calls.edit(EvaluationItemEdit, EvaluationItem);
export const deleteEvaluationItem = calls.delete();
export const deleteEvaluationItems = calls.deleteBatch();
export const exportEvaluationItems = sheets.export(filters, EvaluationItem);
export const importEvaluationItems = sheets.import();
