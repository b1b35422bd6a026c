import { accessTo, standard } from '../../kit';
import { contractFilters } from '../contract/endpoints';
import { ContractInfo, ContractRow } from '../contract/schema';

const BASE = '/sale/saleContract';
const calls = standard(BASE, accessTo('sale:saleContract'));

/** Contracts of the caller's supplier, from the state on where it is asked to confirm. */
export const listSaleContracts = calls.list(contractFilters, ContractRow);
export const viewSaleContract = calls.view(ContractInfo);
