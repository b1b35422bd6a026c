/** A stored data rule. */
export interface StoredRule {
  ruleColumn: string | null;
  ruleConditions: string;
  ruleValue: string;
}

/** A page that a role of the caller grants, with one of the data rules of that grant. */
export interface GrantedRule extends StoredRule {
  /** Component of the page, as in its menu. */
  component: string;
  /** Id of a role or a department role. */
  roleId: string;
  /** Null if the role grants the page without a rule. */
  ruleId: string | null;
}
