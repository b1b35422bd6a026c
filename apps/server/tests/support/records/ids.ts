/** Ids of the requested records, created before the tests run. */
export const ids = {
  /** The declarer's plan, of a department the approver is in charge of, waiting for a purchaser. */
  ownPlan: '',
  /** A plan of another department, assigned to the purchaser. */
  colleaguePlan: '',
  colleagueDraft: '',
  foreignPlan: '',
  noticeToAll: '',
  colleagueNotice: '',
  foreignNotice: '',
  colleagueFile: '',
  planFile: '',
  registration: '',
  foreignRegistration: '',
  foreignFile: '',
  colleague: '',
  foreignUser: '',
  ownDepart: '',
  foreignDepart: '',
  ownOrgCode: '',
  foreignOrgCode: '',
  colleagueName: '',
  declarer: '',
  /** Id of the plan page's menu. */
  page: '',
  /** Parents of the departments. */
  ownParent: '',
  foreignParent: '',
};
