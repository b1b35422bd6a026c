/** Ids of the records asked for, made before the tests run. */
export const ids = {
  /** The declarer's, of a department the approver leads, waiting for a purchaser. */
  ownPlan: '',
  /** Of another department, assigned to the purchaser. */
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
  /** The menu of the plans. */
  page: '',
  /** Departments right below it. */
  ownParent: '',
  foreignParent: '',
};
