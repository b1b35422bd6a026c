import { Type } from 'typebox';
import { accessTo, endpoint, filtersOf, holders, Id, standard } from '../../kit';
import { contractTemplateFields } from './fields';
import { ContractTemplate, ContractTemplateAdd, ContractTemplateEdit } from './schema';

const BASE = '/contract/contractTemplate';
const access = accessTo('contract:contractTemplate');
const calls = standard(BASE, access);

export const listContractTemplates = calls.list(['id', ...filtersOf(contractTemplateFields)], ContractTemplate);
export const viewContractTemplate = calls.view(ContractTemplate);
export const addContractTemplate = calls.add(ContractTemplateAdd, ContractTemplate);
export const editContractTemplate = calls.edit(ContractTemplateEdit, ContractTemplate);
export const deleteContractTemplate = calls.delete();
export const deleteContractTemplates = calls.deleteBatch();

/** The .docx file of the template that ships with the product. */
export const downloadDefaultTemplate = endpoint({
  method: 'GET',
  path: `${BASE}/downloadDefault`,
  access: access.list,
  input: Type.Object({}),
  result: Type.Unknown(),
  answer: 'raw',
});

/**
 * A contract as a .docx file. Without `templateId`: from the newest template in use for its type, otherwise from the one
 * that ships with the product.
 */
export const exportContractDocx = endpoint({
  method: 'GET',
  path: '/contract/contractInfo/exportDocx',
  access: holders('contract:contractInfo:exportDocx'),
  input: Type.Object({ id: Id, templateId: Type.Optional(Id) }),
  result: Type.Unknown(),
  answer: 'raw',
});
