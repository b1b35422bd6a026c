import type { Client } from '@gezi/client';
import { editPlan, listPlans, selectSelfDepartUser, viewPlan } from '@gezi/domain';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { documentQuery } from '../../../crud/documentQuery';
import type { PlanToSave } from './core/planLines';

/** @param visit of the page that shows it; see {@link documentQuery} */
export const planQuery = (client: Client, id: string, visit: string) => documentQuery(client, viewPlan, id, visit);

/** Saves and puts the answer in the place of the plan read before. The page shows what a refusal is about. */
export const savePlan = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (plan: PlanToSave) => client.call(editPlan, plan, { silent: true }),
    // A save is made now or fails now; one that waits for the network would be sent over newer input.
    networkMode: 'always',
    onSuccess: async (saved) => {
      queries.setQueriesData({ queryKey: [viewPlan.path, saved.id] }, saved);
      await queries.invalidateQueries({ queryKey: [listPlans.path] });
    },
  });

/** Most people one search shows (P§9). */
const PURCHASERS_SHOWN = 10;

/** People who may be chosen as purchaser (P§7); `name` empty finds the first of all. */
export const purchaserQuery = (client: Client, name: string) =>
  queryOptions({
    queryKey: [selectSelfDepartUser.path, name],
    queryFn: ({ signal }) =>
      client.call(selectSelfDepartUser, { name: name || undefined, pageNo: 1, pageSize: PURCHASERS_SHOWN }, { signal }),
    staleTime: 60_000,
  });
